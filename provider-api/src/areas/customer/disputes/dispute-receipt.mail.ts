import { formatDayAndClock } from '@sundara/contracts';
import { quotation } from '../../../platform/mail/mail-layout.ts';
import { actionPart, said } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import type { BookingMail } from '../booking-mail/booking-mail.ts';
import { customerMail } from '../booking-mail/customer-mail.ts';
import { bookingLink } from '../booking-mail/mail-links.ts';

/** Confirms to a customer that we received their dispute, quotes it, and says what comes next. */
export const disputeReceiptMail = (booking: BookingMail, reason: string, siteUrl: string): MailMessage => {
  const { bookingId, salon, start } = booking;
  const visit = `${salon.name}, ${formatDayAndClock(start)}`;
  return customerMail(booking, {
    key: `dispute-receipt.${bookingId}`,
    subject: `We look into it: ${visit}`,
    title: 'We look into it',
    preview: `You told us of a problem with your visit to ${salon.name}.`,
    parts: [
      said(
        `Thank you for telling us what was wrong with your visit on ${formatDayAndClock(start)} at ${salon.name}. You wrote:`,
      ),
      { text: reason, html: quotation(reason) },
      said(
        'One of us talks to the salon and writes to you with the outcome. Until then nobody changes this booking.',
      ),
      actionPart('See your booking', bookingLink(siteUrl, booking)),
    ],
  });
};
