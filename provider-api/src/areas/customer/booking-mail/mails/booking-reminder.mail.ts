import { addMinutes, formatClock, formatDayAndClock } from '@sundara/contracts';
import { actionPart, noted, said } from '../../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../../platform/mail/message.ts';
import type { BookingMail } from '../booking-mail.ts';
import { customerMail } from '../customer-mail.ts';
import { bookingLink } from '../mail-links.ts';
import { visitPart } from '../visit-parts.ts';
import { nearDay, refundRule } from '../visit-text.ts';

/** Reminds of a visit: when, where, the way there, and what moving or cancelling it costs from now on. */
export const bookingReminderMail = (
  booking: BookingMail,
  name: string,
  siteUrl: string,
  now: Date,
): MailMessage => {
  const { bookingId, salon, start } = booking;
  const when = `${nearDay(start, now)} at ${formatClock(start)}`;
  return customerMail(booking, {
    // A moved visit has a reminder of its own.
    key: `${name}.${bookingId}.${start.getTime()}`,
    subject: `Your visit ${when}: ${salon.name}`,
    title: `See you ${when}`,
    preview: `${salon.name}, ${salon.address}. ${formatDayAndClock(start)}.`,
    parts: [
      said(`${salon.name} expects you ${when}.`),
      visitPart(booking),
      // It goes at the very minute at which a rule ends; what counts is the next one.
      noted(refundRule(booking, addMinutes(now, 1))),
      noted(salon.phone ? `Running late? Please call the salon: ${salon.phone}.` : ''),
      actionPart('Manage your booking', bookingLink(siteUrl, booking)),
    ],
  });
};
