import { CUSTOMER, tokenOf } from '../../accounts.ts';
import { ask } from '../../ask.ts';
import type { TourPage } from '../tour-page.ts';
import { chosenTab, section } from './sights.ts';

interface Booking {
  readonly id: string;
  readonly status: string;
  readonly orderId: string;
}

/** The demo customer's first booking with a status. */
const bookingWith = async (url: string, status: string): Promise<Booking> => {
  const { text } = await ask(`${url}/api/customer/bookings?page=1&limit=50`, {
    headers: { authorization: `Bearer ${await tokenOf(url, CUSTOMER)}` },
  });
  const bookings: readonly Booking[] = JSON.parse(text).data;
  const found = bookings.find((booking) => booking.status === status);
  if (!found) throw new Error(`The demo customer has no ${status} booking.`);
  return found;
};

/** The pages that a customer may open. */
export const CUSTOMER_PAGES: readonly TourPage[] = [
  { route: '/dashboard', shows: /^Welcome back/ },
  { route: '/dashboard', address: '/dashboard?tab=all-bookings', shows: section('All Bookings') },
  { route: '/bookings', shows: 'My bookings' },
  {
    route: '/bookings/:id',
    address: async (url) => `/bookings/${(await bookingWith(url, 'confirmed')).id}`,
    shows: /^Your visit to/,
  },
  {
    route: '/bookings/:id',
    address: async (url) => `/bookings/${(await bookingWith(url, 'completed')).id}`,
    shows: section(/^How was/),
  },
  { route: '/profile', shows: 'Your profile' },
  { route: '/profile', address: '/profile?section=security', shows: chosenTab('Security') },
  { route: '/profile', address: '/profile?section=notifications', shows: chosenTab('Notifications') },
  { route: '/profile', address: '/profile?section=favourites', shows: chosenTab('Favourites') },
  { route: '/profile', address: '/profile?section=data', shows: chosenTab('Your data') },
  {
    route: '/payment/:orderId',
    address: async (url) => `/payment/${(await bookingWith(url, 'confirmed')).orderId}`,
    shows: 'Your visit is booked',
  },
  // A visitor without access is redirected to their own home.
  { route: '*', address: '/admin/dashboard', shows: /^Welcome back/ },
];
