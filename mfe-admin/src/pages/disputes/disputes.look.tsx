import { adminDisputes } from '@sundara/contracts/api';
import type { ListLook } from '@sundara/web/list';
import { Scale } from 'lucide-react';

/** The list of disputes. Resolved ones are sorted by their end, the latest first; all others by what is due next. */
export const DISPUTES: ListLook<typeof adminDisputes> = {
  operation: adminDisputes,
  caption: 'Disputes',
  keyOf: ({ bookingId }) => bookingId,
  search: { label: 'Search disputes', placeholder: 'Customer, salon or booking id' },
  tabs: {
    name: 'state',
    label: 'Disputes by state',
    first: ['To do', ['open', 'answered']],
    others: [
      ['open', 'To answer'],
      ['answered', 'To decide'],
      ['resolved', 'Resolved'],
    ],
  },
  orders: [
    ['due_asc', 'What is due first'],
    ['due_desc', 'What is due last'],
    ['created_desc', 'Newest first'],
    ['created_asc', 'Oldest first'],
  ],
  sortOf: ({ state }) => (state === 'resolved' ? 'due_desc' : 'due_asc'),
  sortable: ['due', 'created'],
  fieldColumns: 'minmax(0, 420px)',
  failed: 'Failed to fetch the disputes',
  icon: <Scale size={40} strokeWidth={1.25} aria-hidden />,
  empty: (_, narrowed) =>
    narrowed
      ? { title: 'No dispute found', clear: 'Clear search' }
      : {
          title: 'No disputes here',
          next: 'Customers can dispute a visit within 24 hours of its completion.',
        },
};
