import type { Shown } from '../shown.ts';

const DASHBOARD = 'mfe-customer/src/pages/dashboard';
const BOOKING = 'mfe-customer/src/pages/booking';
const PROFILE = 'mfe-customer/src/pages/profile';
const DASHBOARD_TEST = `${DASHBOARD}/dashboard.page.test.tsx`;
const BOOKING_TEST = `${BOOKING}/booking.page.test.tsx`;
const PROFILE_TEST = `${PROFILE}/profile.page.test.tsx`;

/** The customer's dashboard, bookings and profile. */
export const customer: readonly Shown[] = [
  {
    screen: 'Dashboard',
    source: `${DASHBOARD}/dashboard.page.tsx`,
    test: DASHBOARD_TEST,
    texts: ['Welcome back, {name}!'],
  },
  {
    screen: 'Dashboard, no name known',
    source: `${DASHBOARD}/dashboard.page.tsx`,
    test: DASHBOARD_TEST,
    texts: [{ text: 'Customer', seen: 'Welcome back, Customer!' }],
  },
  {
    screen: 'Dashboard, not loaded',
    source: `${DASHBOARD}/dashboard.page.tsx`,
    test: DASHBOARD_TEST,
    texts: ["Couldn't load dashboard data"],
  },
  {
    screen: 'Dashboard, nothing ahead',
    source: `${DASHBOARD}/upcoming-panel.tsx`,
    test: DASHBOARD_TEST,
    texts: ['No upcoming appointments'],
  },
  {
    screen: 'My bookings, several pages',
    source: 'shared-web/src/table/pager.tsx',
    test: DASHBOARD_TEST,
    texts: [{ text: 'Page X of Y', written: 'Page {page} of {pages}' }],
  },
  {
    screen: 'Booking details, not there; not loaded',
    source: `${BOOKING}/booking-failure.tsx`,
    test: BOOKING_TEST,
    texts: ['Booking Not Found', 'Return to Bookings', 'Failed to load booking details'],
  },
  {
    screen: 'Booking details, a status that nobody knows',
    source: `${BOOKING}/booking-hero.tsx`,
    test: BOOKING_TEST,
    texts: ['Unknown'],
  },
  {
    screen: 'Profile',
    source: `${PROFILE}/details/details-form.tsx`,
    test: PROFILE_TEST,
    texts: ['Update Profile'],
  },
  {
    screen: 'Profile, another picture',
    source: `${PROFILE}/details/picture-row.tsx`,
    test: PROFILE_TEST,
    texts: [
      { text: 'coming soon', written: 'Changing your profile picture is coming soon', seen: 'coming soon' },
    ],
  },
  {
    screen: 'Profile, not saved',
    source: `${PROFILE}/details/use-details.ts`,
    test: PROFILE_TEST,
    texts: ['Failed to update profile'],
  },
  {
    screen: 'Profile, saved',
    source: 'provider-api/src/areas/identity/accounts/profile.routes.ts',
    test: PROFILE_TEST,
    texts: ['Profile updated successfully!'],
  },
];
