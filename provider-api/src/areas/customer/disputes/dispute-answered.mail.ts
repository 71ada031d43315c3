import { formatDayAndClock } from '@sundara/contracts';
import { quotation } from '../../../platform/mail/mail-layout.ts';
import { actionPart, said } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import type { BookingMail } from '../booking-mail/booking-mail.ts';
import { customerMail } from '../booking-mail/customer-mail.ts';
import { bookingLink } from '../booking-mail/mail-links.ts';

/** Our first answer to a customer who disputes a visit. */
export const disputeAnsweredMail = (booking: BookingMail, answer: string, siteUrl: string): MailMessage => {
  const { bookingId, salon, start } = booking;
  const when = formatDayAndClock(start);
  return customerMail(booking, {
    key: `dispute-answered.${bookingId}`,
    subject: `Your report: ${salon.name}, ${when}`,
    title: 'We are looking into it',
    preview: `About your visit to ${salon.name}.`,
    parts: [
      said(`About your visit on ${when} at ${salon.name}, we write to you:`),
      { text: answer, html: quotation(answer) },
      said('You hear from us again when it is decided, 30 days after your report at the latest.'),
      actionPart('See your booking', bookingLink(siteUrl, booking)),
    ],
  });
};
