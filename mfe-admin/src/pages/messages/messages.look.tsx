import { CONTACT_SUBJECTS } from '@sundara/contracts';
import { adminMessages, MESSAGE_STATES } from '@sundara/contracts/api';
import type { ListLook } from '@sundara/web/list';
import { Inbox } from 'lucide-react';
import { STATE_NAMES } from './message-state.tsx';

/** The list of messages. */
export const MESSAGES: ListLook<typeof adminMessages> = {
  operation: adminMessages,
  caption: 'Messages',
  keyOf: ({ id }) => id,
  search: { label: 'Search messages', placeholder: 'Ticket, name, e-mail or words' },
  tabs: {
    name: 'state',
    label: 'Messages by state',
    first: ['All', ['open', 'answered', 'closed']],
    others: MESSAGE_STATES.map((state) => [state, STATE_NAMES[state]]),
  },
  filters: [['subject', 'Subject', [['', 'All subjects'], ...Object.entries(CONTACT_SUBJECTS)]]],
  orders: [
    ['createdAt_desc', 'Newest first'],
    ['createdAt_asc', 'Oldest first'],
  ],
  ordersAlways: true,
  fieldColumns: 'repeat(3, minmax(160px, 240px))',
  failed: 'Failed to fetch the messages',
  icon: <Inbox size={40} strokeWidth={1.25} aria-hidden />,
  empty: ({ state }, narrowed) =>
    narrowed || state
      ? { title: 'No such message', next: 'Search for other words, or look under another state.' }
      : { title: 'No messages yet', next: 'What people write on the contact page stands here.' },
};
