import { adminSalons } from '@sundara/contracts/api';
import type { ListLook } from '@sundara/web/list';
import { Store } from 'lucide-react';

/** The list of salons. */
export const SALONS: ListLook<typeof adminSalons> = {
  operation: adminSalons,
  caption: 'Salons',
  keyOf: ({ id }) => id,
  search: { label: 'Search salons', placeholder: 'Name, email or contact number' },
  filters: [
    [
      'status',
      'Status',
      [
        ['', 'Any status'],
        ['active', 'Active'],
        ['pending', 'Pending'],
      ],
    ],
  ],
  orders: [
    ['name_asc', 'Name, A to Z'],
    ['name_desc', 'Name, Z to A'],
    ['createdAt_desc', 'Newest first'],
    ['createdAt_asc', 'Oldest first'],
    ['rating_desc', 'Rating, high to low'],
    ['rating_asc', 'Rating, low to high'],
  ],
  ordersAlways: true,
  ordersLabel: 'Sort by',
  dense: true,
  sortable: ['name', 'rating', 'createdAt'],
  fieldColumns: '200px 220px auto 1fr',
  failed: 'Failed to fetch salons',
  icon: <Store size={40} strokeWidth={1.25} aria-hidden />,
  empty: (_, narrowed) => ({ title: 'No salons found.', ...(narrowed && { clear: 'Clear filters' }) }),
};
