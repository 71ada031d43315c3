import { CONTACT_SUBJECTS } from '@sundara/contracts';
import type { AdminMessage } from '@sundara/contracts/api';
import { Box, Button } from '@sundara/web/core';
import type { Column } from '@sundara/web/table';
import { When } from '../../features/when/when.tsx';
import { MessageStateChip } from './message-state.tsx';

const Quiet = ({ children }: { children: string }) => (
  <Box
    component="span"
    sx={{ display: 'block', color: 'text.secondary', fontWeight: 400, overflowWrap: 'anywhere' }}
  >
    {children}
  </Box>
);

/** Messages as a table: who wrote, about what, who looks after it, since when. */
export const messageColumns = (onShow: (id: string) => void): readonly Column<AdminMessage>[] => [
  {
    id: 'from',
    header: 'From',
    onCard: 'title',
    cell: ({ name, email }) => (
      <>
        {name}
        <Quiet>{email}</Quiet>
      </>
    ),
  },
  { id: 'state', header: 'State', onCard: 'corner', cell: ({ state }) => <MessageStateChip state={state} /> },
  {
    id: 'about',
    header: 'About',
    cell: ({ subject, beginning }) => (
      <>
        {CONTACT_SUBJECTS[subject]}
        <Quiet>{beginning}</Quiet>
      </>
    ),
  },
  { id: 'ticket', header: 'Ticket', cell: ({ ticket }) => ticket },
  { id: 'by', header: 'Looked after by', cell: ({ assignedTo }) => assignedTo?.name ?? 'Nobody' },
  { id: 'at', header: 'Received', cell: ({ createdAt }) => <When at={createdAt} /> },
  {
    id: 'read',
    header: 'Actions',
    onCard: 'actions',
    cell: ({ id, ticket, name }) => (
      <Button
        size="small"
        data-takes-focus
        onClick={() => onShow(id)}
        aria-label={`Read ${ticket} from ${name}`}
      >
        Read
      </Button>
    ),
  },
];
