import { addMinutes, formatClock, formatDayAndClock } from '@sundara/contracts';
import { actionPart, noted, said } from '../../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../../platform/mail/message.ts';
import type { BookingMail } from '../booking-mail.ts';
import { customerMail } from '../customer-mail.ts';
import { bookingLink } from '../mail-links.ts';
import { visitPart } from '../visit-parts.ts';
import { nearDay, refundRule } from '../visit-text.ts';

/** Reminds of a visit: when, where, directions, and what a move or cancellation costs from now on. */
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
      // Sent in the very minute in which a rule ends, so it shows the rule that follows.
      noted(refundRule(booking, addMinutes(now, 1))),
      noted(salon.phone ? `Running late? Please call the salon: ${salon.phone}.` : ''),
      actionPart('Manage your booking', bookingLink(siteUrl, booking)),
    ],
  });
};
