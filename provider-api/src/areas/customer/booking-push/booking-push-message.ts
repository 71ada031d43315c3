import { formatDayAndClock } from '@sundara/contracts';
import type { PushMessage } from '../../../platform/push/push-sender.ts';
import type { BookingPush } from '../../booking/index.ts';
import type { BookingMail } from '../booking-mail/booking-mail.ts';

const TITLES: Readonly<Record<BookingPush, (booking: BookingMail) => string>> = {
  confirmed: ({ salon }) => `Booked: ${salon.name}`,
  rescheduled: ({ salon }) => `${salon.name} moved your visit`,
  cancelled: ({ salon }) => `Cancelled: ${salon.name}`,
  reminder: ({ salon }) => `Your visit to ${salon.name}`,
  'salon-confirmed': () => 'New booking',
  'salon-rescheduled': () => 'A visit was moved',
  'salon-cancelled': () => 'A visit was cancelled',
};

/** What a locked screen may show of a booking: no phone number, no price, and no name of the customer. */
export const bookingPushMessage = (booking: BookingMail, what: BookingPush): PushMessage => {
  const { bookingId, start, services } = booking;
  const isOwner = what.startsWith('salon-');
  return {
    title: TITLES[what](booking),
    body: `${formatDayAndClock(start)}, ${services.map(({ name }) => name).join(', ')}`,
    path: `${isOwner ? '/salon' : ''}/bookings/${bookingId}`,
    tag: `booking-${bookingId}`,
  };
};
