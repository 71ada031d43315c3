import { BOOKING_STATUSES, statusLabel } from '@sundara/contracts';
import { salonOrders } from '@sundara/contracts/api';
import type { ListLook } from '@sundara/web/list';
import type { Option } from '@sundara/web/table';
import { CalendarX } from 'lucide-react';
import { failedList } from '../../features/failure/failure-text.ts';

/** The list of the salon's bookings; its page sizes are the specification's (2, section 9). */
export const BOOKINGS: ListLook<typeof salonOrders> = {
  operation: salonOrders,
  caption: 'bookings',
  keyOf: ({ id }) => id,
  search: { label: 'Search bookings', placeholder: 'Name, phone, e-mail or service' },
  filters: [
    [
      'status',
      'Status',
      [
        ['', 'Any status'],
        ['not-cancelled', 'All but cancelled'],
        ...BOOKING_STATUSES.map((status): Option => [status, statusLabel(status)]),
      ],
    ],
    // By the date of a customer's first booking here.
    [
      'newIn',
      'Customers',
      [
        ['', 'All customers'],
        ['today', 'New today'],
        ['week', 'New this week'],
        ['month', 'New this month'],
        ['year', 'New this year'],
      ],
    ],
  ],
  otherFilters: ['dateRange', 'from', 'to', 'specialist'],
  orders: [
    ['newest', 'Newest booked'],
    ['soonest', 'Earliest visit'],
    ['latest', 'Latest visit'],
  ],
  ordersAlways: true,
  sizes: [5, 10, 20, 30, 40, 50],
  fieldColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  failed: failedList,
  icon: <CalendarX size={40} strokeWidth={1.25} aria-hidden />,
  empty: (_, narrowed) =>
    narrowed
      ? { title: 'No bookings found.', clear: 'Clear filters' }
      : {
          title: 'No bookings found.',
          next: 'The first booking stands here as soon as a customer has paid.',
        },
};
