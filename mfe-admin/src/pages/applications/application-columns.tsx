import type { Application } from '@sundara/contracts/api';
import { Box, Button } from '@sundara/web/core';
import type { Column } from '@sundara/web/table';
import { When } from '../../features/when/when.tsx';

const Quiet = ({ children }: { children: string }) => (
  <Box
    component="span"
    sx={{ display: 'block', color: 'text.secondary', fontWeight: 400, overflowWrap: 'anywhere' }}
  >
    {children}
  </Box>
);

/** Applications as a table: which salon, whose, since when, and who decided it. */
export const applicationColumns = (
  onShow: (application: Application) => void,
): readonly Column<Application>[] => [
  {
    id: 'salon',
    header: 'Salon',
    onCard: 'title',
    cell: ({ salonName, sublocality }) => (
      <>
        {salonName}
        <Quiet>{sublocality}</Quiet>
      </>
    ),
  },
  {
    id: 'owner',
    header: 'Owner',
    cell: ({ ownerName, email }) => (
      <>
        {ownerName}
        <Quiet>{email}</Quiet>
      </>
    ),
  },
  { id: 'at', header: 'Received', cell: ({ createdAt }) => <When at={createdAt} /> },
  { id: 'by', header: 'Decided by', cell: ({ decision }) => decision?.by ?? 'Nobody yet' },
  {
    id: 'look',
    header: 'Actions',
    onCard: 'actions',
    cell: (application) => {
      const [act, about] = application.can.approve ? ['Decide', 'Decide on'] : ['Look', 'Look at'];
      return (
        <Button
          size="small"
          data-takes-focus
          onClick={() => onShow(application)}
          aria-label={`${about} ${application.salonName}`}
        >
          {act}
        </Button>
      );
    },
  },
];
