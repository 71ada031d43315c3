import { SERVICE_CATEGORIES, SERVICE_STATUSES } from '@sundara/contracts/api';
import type { ListFilter } from '@sundara/web/list';
import type { Option } from '@sundara/web/table';
import { Sparkles } from 'lucide-react';

const same = (text: string): Option => [text, text];

const FILTERS: readonly ListFilter[] = [
  ['category', 'Category', [['', 'All categories'], ...SERVICE_CATEGORIES.map(same)]],
  ['status', 'Status', [['', 'Any status'], ...SERVICE_STATUSES.map(same)]],
];

/** What the lists of a salon's services and of the central catalogue have in common. */
export const SERVICE_LOOK = {
  caption: 'services',
  search: {
    label: 'Search services',
    placeholder: 'Search services by name, description or category...',
  },
  filters: FILTERS,
  orders: [
    ['name_asc', 'Name, A to Z'],
    ['name_desc', 'Name, Z to A'],
    ['price_asc', 'Price, low to high'],
    ['price_desc', 'Price, high to low'],
    ['duration_asc', 'Duration, short to long'],
    ['duration_desc', 'Duration, long to short'],
  ],
  ordersAlways: true,
  ordersLabel: 'Sort by',
  sortable: ['name', 'price', 'duration'],
  fieldColumns: 'repeat(3, minmax(150px, 240px)) auto',
  failed: 'Failed to fetch services',
  icon: <Sparkles size={40} strokeWidth={1.25} aria-hidden />,
  empty: (_: unknown, narrowed: boolean) => ({
    title: 'No services found.',
    ...(narrowed && { clear: 'Clear filters' }),
  }),
} as const;
