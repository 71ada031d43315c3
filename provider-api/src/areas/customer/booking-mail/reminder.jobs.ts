import { addMinutes } from '@sundara/contracts';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Mailer } from '../../../platform/mail/message.ts';
import { type Job, jobOf } from '../../../platform/outbox/job-kind.ts';
import { announcePush, findBookingToTell, REMINDERS } from '../../booking/index.ts';
import { findPreferencesOfBooking } from '../preferences/preferences.repository.ts';
import { findBookingMail } from './booking-mail.repository.ts';
import { stands } from './booking-mail.ts';
import { bookingReminderMail } from './mails/booking-reminder.mail.ts';

interface Dependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly now: () => Date;
}

/**
 * The reminders (decision 24). Each checks the booking again when it is due: it is not sent if the visit was cancelled
 * or moved, or if it is so late that the next reminder is due or the visit has begun.
 */
export const reminderJobs = (dependencies: Dependencies): Job[] =>
  REMINDERS.map(({ kind }, index) =>
    jobOf(kind, async ({ bookingId, start }) => {
      const { database, mailer, siteUrl, now } = dependencies;
      const booking = await findBookingMail(database.db, bookingId);
      const isThisVisit = stands(booking) && booking.start.toISOString() === start;
      const tooLate = addMinutes(booking.start, -(REMINDERS[index + 1]?.minutesBefore ?? 0)) <= now();
      if (!isThisVisit || tooLate) return;
      // Read now, not when the visit was booked: a customer who has turned reminders off since then gets none.
      if (!(await findPreferencesOfBooking(database.db, bookingId)).reminders) return;
      await database.transaction(async (tx) =>
        announcePush(tx, await findBookingToTell(tx, bookingId), { what: 'reminder' }, now()),
      );
      const name = kind.name.slice(kind.name.indexOf('.') + 1);
      await mailer.send(bookingReminderMail(booking, name, siteUrl, now()));
    }),
  );
