import { salonClients } from '@sundara/contracts/api';
import type { ListLook } from '@sundara/web/list';
import { Users } from 'lucide-react';

/** The list of the salon's clients; their tags are a field of its own, as each salon has others. */
export const CLIENTS: ListLook<typeof salonClients> = {
  operation: salonClients,
  caption: 'clients',
  keyOf: ({ id }) => id,
  search: { label: 'Search clients', placeholder: 'Name or phone, or a part of it' },
  otherFilters: ['tag'],
  orders: [
    ['latest', 'Latest visit'],
    ['name', 'Name'],
    ['visits', 'Most visits'],
    ['spent', 'Most spent'],
  ],
  ordersAlways: true,
  sizes: [10, 20, 50],
  failed: 'Failed to fetch clients',
  icon: <Users size={40} strokeWidth={1.25} aria-hidden />,
  empty: (_, narrowed) =>
    narrowed
      ? { title: 'No clients found.', clear: 'Clear filters' }
      : {
          title: 'No clients yet.',
          next: 'Whoever books, or comes as a walk-in and leaves a phone, stands here from then on.',
        },
};
