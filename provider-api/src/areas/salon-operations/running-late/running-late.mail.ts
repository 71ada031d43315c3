import { addMinutes, formatClock, formatDayAndClock } from '@sundara/contracts';
import { actionPart, noted, said } from '../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import { type BookingMail, bookingLink, customerMail, visitPart } from '../../customer/index.ts';
import { tellingOf } from './delay-notice.ts';

/** Informs a customer that their visit may begin later. */
export const runningLateMail = (booking: BookingMail, minutes: number, siteUrl: string): MailMessage => {
  const { salon, start } = booking;
  const later = formatClock(addMinutes(start, minutes));
  return customerMail(booking, {
    key: `running-late.${tellingOf(booking, minutes).key}`,
    subject: `Your visit at ${salon.name} may begin about ${minutes} minutes later`,
    title: `About ${minutes} minutes later`,
    preview: `Around ${later} instead of ${formatDayAndClock(start)}.`,
    parts: [
      said(
        `${salon.name} is running a little late today. Your visit may begin around ${later} instead of ${formatClock(start)}. Your booking stands as it is; nothing is to be done.`,
      ),
      visitPart(booking),
      noted(salon.phone ? `Does that not suit you? Please call the salon: ${salon.phone}.` : ''),
      actionPart('See your booking', bookingLink(siteUrl, booking)),
    ],
  });
};
