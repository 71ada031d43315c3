import type { BookingMail } from './booking-mail.ts';

/** The page where a customer views, moves and cancels a booking. */
export const bookingLink = (siteUrl: string, { bookingId }: Pick<BookingMail, 'bookingId'>): string =>
  new URL(`/bookings/${encodeURIComponent(bookingId)}`, siteUrl).href;

/** The page where the salon sees and changes a booking. */
export const salonBookingLink = (siteUrl: string, { bookingId }: Pick<BookingMail, 'bookingId'>): string =>
  new URL(`/salon/bookings/${encodeURIComponent(bookingId)}`, siteUrl).href;

/** A link to directions in the recipient's map application, which opens it on phones. */
export const directionsLink = ({ salon }: Pick<BookingMail, 'salon'>): string => {
  const url = new URL('https://www.google.com/maps/dir/?api=1');
  url.searchParams.set('destination', `${salon.latitude},${salon.longitude}`);
  return url.href;
};
