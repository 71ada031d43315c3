import { formatDayAndClock, formatPhone } from '@sundara/contracts';
import { actionPart, amountPart, formerPart, noted, said } from '../../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../../platform/mail/message.ts';
import type { SalonTold } from '../../../booking/index.ts';
import type { BookingMail } from '../booking-mail.ts';
import { salonMail } from '../salon-mail.ts';
import { visitFacts } from '../visit-parts.ts';
import { amountLines } from '../visit-text.ts';

type Change = Pick<SalonTold, 'what' | 'sequence'> & { readonly previousStart: Date | null };

const WORDS: Readonly<Record<SalonTold['what'], readonly [subject: string, title: string]>> = {
  confirmed: ['New booking', 'A new booking'],
  rescheduled: ['Moved', 'A visit was moved'],
  cancelled: ['Cancelled', 'A visit was cancelled'],
};

/** Informs the salon of a new, moved or cancelled visit. Locked screens show the subject, so it has no phone number. */
export const salonToldMail = (
  booking: BookingMail,
  { what, sequence, previousStart }: Change,
  siteUrl: string,
): MailMessage => {
  const { bookingId, customer, start, specialRequests } = booking;
  const [subject, title] = WORDS[what];
  const when = formatDayAndClock(start);
  return salonMail(booking, {
    key: `salon-told.${bookingId}.${sequence}`,
    subject: `${subject}: ${customer.name}, ${when}`,
    title,
    preview: `${customer.name}, ${when}.`,
    parts: [
      what === 'rescheduled' && previousStart
        ? formerPart(`Before: ${formatDayAndClock(previousStart)}`)
        : undefined,
      visitFacts(booking, [customer.name, formatPhone(customer.phone)].filter(Boolean)),
      what === 'cancelled' ? said('The time is free again.') : amountPart(amountLines(booking)),
      noted(specialRequests && `Their request: ${specialRequests}`),
      actionPart('See your bookings', new URL('/salon/dashboard', siteUrl).href),
    ],
  });
};
