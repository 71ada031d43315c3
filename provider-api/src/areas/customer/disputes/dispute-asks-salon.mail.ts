import { formatDayAndClock } from '@sundara/contracts';
import { quotation } from '../../../platform/mail/mail-layout.ts';
import { actionPart, said } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import { type disputes, salonAnswerBy } from '../../booking/index.ts';
import type { BookingMail } from '../booking-mail/booking-mail.ts';
import { salonBookingLink } from '../booking-mail/mail-links.ts';
import { salonMail } from '../booking-mail/salon-mail.ts';

/** Tells a salon what a customer disputes, and asks for its side before we decide. */
export const disputeAsksSalonMail = (
  booking: BookingMail,
  { reason, createdAt }: Pick<typeof disputes.$inferSelect, 'reason' | 'createdAt'>,
  siteUrl: string,
): MailMessage => {
  const { bookingId, customer, start } = booking;
  const when = formatDayAndClock(start);
  return salonMail(booking, {
    key: `dispute-asks-salon.${bookingId}`,
    subject: `Please answer: ${customer.name} disputes ${when}`,
    title: 'A visit is disputed',
    preview: `${customer.name}, ${when}.`,
    parts: [
      said(`${customer.name} disputes the visit on ${when}, and wrote:`),
      { text: reason, html: quotation(reason) },
      said(
        `Tell us your side by ${formatDayAndClock(salonAnswerBy(createdAt))}. Afterwards we decide by what we know, and write to you and to the customer.`,
      ),
      actionPart('Answer', salonBookingLink(siteUrl, booking)),
    ],
  });
};
