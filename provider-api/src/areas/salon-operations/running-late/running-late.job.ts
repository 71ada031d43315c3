import type { Database } from '../../../platform/database/open-database.ts';
import type { Mailer } from '../../../platform/mail/message.ts';
import { type Job, jobOf } from '../../../platform/outbox/job-kind.ts';
import { findBookingMail, stands } from '../../customer/index.ts';
import { MAIL_RUNNING_LATE } from './running-late.kind.ts';
import { runningLateMail } from './running-late.mail.ts';

interface Dependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly now: () => Date;
}

/** Checks the visit again when it runs: if it was cancelled or moved or has begun, no mail is sent. */
export const runningLateJob = ({ database, mailer, siteUrl, now }: Dependencies): Job =>
  jobOf(MAIL_RUNNING_LATE, async ({ bookingId, start, minutes }) => {
    const booking = await findBookingMail(database.db, bookingId);
    const isThisVisit = stands(booking) && booking.start.toISOString() === start;
    if (isThisVisit && now() < booking.start) await mailer.send(runningLateMail(booking, minutes, siteUrl));
  });
