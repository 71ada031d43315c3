import { CONTACT_SUBJECTS } from '@sundara/contracts';
import type { AdminMessage } from '@sundara/contracts/api';
import type { Column } from '@sundara/web/table';
import { openColumn, receivedColumn, twoLines } from '../../features/columns/inbox-columns.tsx';
import { MessageStateChip } from './message-state.tsx';

/** Messages as a table: who wrote, about what, who looks after it, since when. */
export const messageColumns = (onShow: (id: string) => void): readonly Column<AdminMessage>[] => [
  twoLines(
    { id: 'from', header: 'From', onCard: 'title' },
    ({ name }) => name,
    ({ email }) => email,
  ),
  { id: 'state', header: 'State', onCard: 'corner', cell: ({ state }) => <MessageStateChip state={state} /> },
  twoLines(
    { id: 'about', header: 'About' },
    ({ subject }) => CONTACT_SUBJECTS[subject],
    ({ beginning }) => beginning,
  ),
  { id: 'ticket', header: 'Ticket', cell: ({ ticket }) => ticket },
  { id: 'by', header: 'Looked after by', cell: ({ assignedTo }) => assignedTo?.name ?? 'Nobody' },
  receivedColumn(),
  openColumn(
    ({ ticket, name }) => ({ text: 'Read', name: `Read ${ticket} from ${name}` }),
    ({ id }) => onShow(id),
  ),
];
