import { formatDayAndClock } from '@sundara/contracts';
import { actionPart, formerPart, noted, said } from '../../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../../platform/mail/message.ts';
import type { BookingMail, MailSettings } from '../booking-mail.ts';
import { calendarInviteOf } from '../calendar-file.ts';
import { customerMail } from '../customer-mail.ts';
import { bookingLink } from '../mail-links.ts';
import { visitPart } from '../visit-parts.ts';
import { refundRule } from '../visit-text.ts';

/** Shows the new time and the old one; the calendar entry moves too. What was paid stays paid (resolutions M9). */
export const bookingRescheduledMail = (
  booking: BookingMail,
  previousStart: Date | null,
  { siteUrl, from }: MailSettings,
  now: Date,
): MailMessage => {
  const { bookingId, sequence, salon, start } = booking;
  return customerMail(booking, {
    key: `booking-rescheduled.${bookingId}.${sequence}`,
    subject: `Moved: ${salon.name}, ${formatDayAndClock(start)}`,
    title: 'Your visit has a new time',
    preview: `Now ${formatDayAndClock(start)} at ${salon.name}.`,
    parts: [
      said(`Your visit to ${salon.name} was moved. What you paid stays paid.`),
      previousStart ? formerPart(`Before: ${formatDayAndClock(previousStart)}`) : undefined,
      visitPart(booking),
      noted(refundRule(booking, now)),
      actionPart('Manage your booking', bookingLink(siteUrl, booking)),
    ],
    calendar: calendarInviteOf(booking, siteUrl, from),
  });
};
