import { formatClock, formatNearDay, formatPhone } from '@sundara/contracts';
import type { SalonClient } from '@sundara/contracts/api';
import { AppLink, Box, Money } from '@sundara/web/core';
import type { Column } from '@sundara/web/table';
import { AllergyMark } from '../../features/client/allergy-mark.tsx';
import { TagList } from '../../features/client/tag-list.tsx';

const Who = ({ client: { id, name, allergies } }: { readonly client: SalonClient }) => (
  <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
    <AppLink to={`/salon/clients/${id}`}>{name}</AppLink>
    <AllergyMark allergies={allergies} />
  </Box>
);

/** The salon's clients as a table or as cards. */
export const clientColumns = (now: Date): readonly Column<SalonClient>[] => [
  { id: 'name', header: 'Name', onCard: 'title', cell: (client) => <Who client={client} /> },
  { id: 'phone', header: 'Phone', cell: ({ phone }) => (phone ? formatPhone(phone) : '–') },
  { id: 'visits', header: 'Visits', align: 'end', cell: ({ visits }) => visits },
  {
    id: 'last',
    header: 'Last visit',
    cell: ({ lastVisit }) => (lastVisit ? formatNearDay(new Date(lastVisit), now) : '–'),
  },
  {
    id: 'next',
    header: 'Next visit',
    cell: ({ nextVisit }) =>
      nextVisit ? `${formatNearDay(new Date(nextVisit), now)}, ${formatClock(new Date(nextVisit))}` : '–',
  },
  { id: 'spent', header: 'Spent', align: 'end', cell: ({ spent }) => <Money rupees={spent} /> },
  { id: 'tags', header: 'Tags', cell: ({ tags }) => <TagList tags={tags} /> },
];
