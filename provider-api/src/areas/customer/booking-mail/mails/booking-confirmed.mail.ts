import { formatDayAndClock } from '@sundara/contracts';
import { actionPart, amountPart, noted, said } from '../../../../platform/mail/mail-parts.ts';
import type { MailAttachment, MailMessage } from '../../../../platform/mail/message.ts';
import type { BookingMail, MailSettings } from '../booking-mail.ts';
import { calendarInviteOf } from '../calendar-file.ts';
import { customerMail } from '../customer-mail.ts';
import { bookingLink } from '../mail-links.ts';
import { visitPart } from '../visit-parts.ts';
import { amountLines, money, refundRule } from '../visit-text.ts';

/**
 * 'Confirmation details have been sent to your email.' (resolutions S20): the visit, also as a calendar entry, the
 * amounts paid, the receipt, and the refund rules with their times.
 */
export const bookingConfirmedMail = (
  booking: BookingMail,
  { siteUrl, from }: MailSettings,
  receipt: MailAttachment | undefined,
  now: Date,
): MailMessage => {
  const { bookingId, salon, start, totalPaise, specialRequests } = booking;
  return customerMail(booking, {
    key: `booking-confirmed.${bookingId}`,
    subject: `Booked: ${salon.name}, ${formatDayAndClock(start)}`,
    title: 'Your time is booked',
    preview: `${formatDayAndClock(start)} at ${salon.name}, ${money(totalPaise)} paid.`,
    parts: [
      said(`${salon.name} is looking forward to your visit. It is booked and paid.`),
      visitPart(booking),
      amountPart(amountLines(booking)),
      specialRequests ? said(`Your request to the salon: ${specialRequests}`) : undefined,
      noted(refundRule(booking, now)),
      actionPart('Manage your booking', bookingLink(siteUrl, booking)),
    ],
    attachments: receipt ? [receipt] : [],
    calendar: calendarInviteOf(booking, siteUrl, from),
  });
};
