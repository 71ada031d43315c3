import type { BookingMail } from './booking-mail.ts';

/** Where a booking is looked at, moved and cancelled. */
export const bookingLink = (siteUrl: string, { bookingId }: Pick<BookingMail, 'bookingId'>): string =>
  new URL(`/bookings/${encodeURIComponent(bookingId)}`, siteUrl).href;

/** Where the recipient's map application shows the way; on phones it opens. */
export const directionsLink = ({ salon }: Pick<BookingMail, 'salon'>): string => {
  const url = new URL('https://www.google.com/maps/dir/?api=1');
  url.searchParams.set('destination', `${salon.latitude},${salon.longitude}`);
  return url.href;
};
