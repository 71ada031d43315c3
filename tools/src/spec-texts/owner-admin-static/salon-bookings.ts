import type { Shown } from '../shown.ts';

const DASHBOARD = 'mfe-salon/src/pages/dashboard';
const DASHBOARD_TEST = `${DASHBOARD}/dashboard.page.test.tsx`;
const LIST_TEST = 'mfe-salon/src/pages/bookings/bookings.page.test.tsx';
const DETAILS = 'mfe-salon/src/pages/booking';
const FAILURE = 'mfe-salon/src/features/failure/failure-text.ts';
const STATUS = 'mfe-salon/src/features/status/use-status-change.ts';

/** The salon's dashboard, its bookings and one of them. */
export const salonBookings: readonly Shown[] = [
  {
    screen: 'Salon dashboard, figures not loaded',
    source: `${DASHBOARD}/dashboard.page.tsx`,
    test: DASHBOARD_TEST,
    texts: ['Failed to fetch dashboard data'],
  },
  {
    screen: 'Salon dashboard, bookings not loaded',
    source: FAILURE,
    test: DASHBOARD_TEST,
    texts: ['Failed to load bookings', 'Failed to fetch bookings'],
  },
  {
    screen: 'Salon bookings, not loaded',
    source: FAILURE,
    test: LIST_TEST,
    texts: ['Failed to fetch bookings'],
  },
  {
    screen: 'Salon bookings, nothing found',
    source: 'mfe-salon/src/pages/bookings/bookings.look.tsx',
    test: LIST_TEST,
    texts: ['No bookings found.'],
  },
  {
    screen: 'Salon bookings, several pages',
    source: 'shared-web/src/table/pager.tsx',
    test: LIST_TEST,
    texts: [{ text: 'Page X of Y', written: 'Page {page} of {pages}' }],
  },
  {
    screen: 'Salon bookings, another status',
    source: STATUS,
    test: LIST_TEST,
    texts: ['Booking status updated successfully', 'Failed to update booking status'],
  },
  {
    screen: 'Booking details, nobody assigned: no specialist is named',
    source: `${DETAILS}/visit-card.tsx`,
    test: `${DETAILS}/booking.page.test.tsx`,
    texts: ['Not Assigned'],
  },
  {
    screen: 'Booking details, not loaded',
    source: `${DETAILS}/booking.page.tsx`,
    test: `${DETAILS}/booking.page.test.tsx`,
    texts: ['Failed to fetch booking details'],
  },
  {
    screen: 'Bookings, back from details that are not there',
    source: `${DETAILS}/booking.loader.ts`,
    test: `${DETAILS}/booking.page.test.tsx`,
    texts: ['Failed to fetch booking details'],
  },
];
