import { formatDayAndClock } from '@sundara/contracts';
import { actionPart, noted, said } from '../../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../../platform/mail/message.ts';
import { disputableUntil, type StatusTold } from '../../../booking/index.ts';
import type { BookingMail, MailSettings } from '../booking-mail.ts';
import { calendarInviteOf } from '../calendar-file.ts';
import { customerMail } from '../customer-mail.ts';
import { bookingLink } from '../mail-links.ts';
import { visitPart } from '../visit-parts.ts';
import { refundRule } from '../visit-text.ts';

interface Words {
  readonly subject: string;
  readonly title: string;
  readonly sentence: (salon: string) => string;
}

const WORDS: Readonly<Record<StatusTold['what'], Words>> = {
  confirmed: {
    subject: 'Confirmed',
    title: 'Your visit is confirmed',
    sentence: (salon) => `${salon} has confirmed your visit and is looking forward to it.`,
  },
  pending: {
    subject: 'Not confirmed yet',
    title: 'Your visit waits for the salon',
    sentence: (salon) =>
      `${salon} has to look at your visit again before it is confirmed. Your time is kept meanwhile, and we write to you as soon as they decide.`,
  },
  reopened: {
    subject: 'On again',
    title: 'Your visit is on again',
    sentence: (salon) =>
      `${salon} has opened your visit again: it stands as before. If that is not what you agreed on, please call the salon.`,
  },
  completed: {
    subject: 'Marked as completed',
    title: 'Your visit is marked as completed',
    sentence: (salon) =>
      `${salon} has marked your visit as completed, so it can no longer be moved or cancelled online.`,
  },
};

/** How a customer can object when a visit was wrongly marked as completed; the server's rule sets the deadline. */
const complaint = (booking: BookingMail, now: Date): string => {
  const until = disputableUntil({ ...booking, disputedAt: null }, now);
  if (until === null) return '';
  return `If that is not right, open your booking and report a problem by ${formatDayAndClock(until)}: our team looks into it and decides about your money.`;
};

/**
 * Informs a customer how the salon changed a visit's status (resolutions S2). The calendar entry is updated, except for
 * a completed visit.
 */
export const bookingStatusMail = (
  booking: BookingMail,
  what: StatusTold['what'],
  { siteUrl, from }: MailSettings,
  now: Date,
): MailMessage => {
  const { bookingId, sequence, salon, start } = booking;
  const { subject, title, sentence } = WORDS[what];
  return customerMail(booking, {
    key: `booking-status.${bookingId}.${sequence}`,
    subject: `${subject}: ${salon.name}, ${formatDayAndClock(start)}`,
    title,
    preview: `${formatDayAndClock(start)} at ${salon.name}.`,
    parts: [
      said(sentence(salon.name)),
      visitPart(booking),
      what === 'completed' ? noted(complaint(booking, now)) : undefined,
      what !== 'completed' && start > now ? noted(refundRule(booking, now)) : undefined,
      actionPart('Manage your booking', bookingLink(siteUrl, booking)),
    ],
    ...(what !== 'completed' && { calendar: calendarInviteOf(booking, siteUrl, from) }),
  });
};
