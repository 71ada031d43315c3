import type { Database } from '../../../platform/database/open-database.ts';
import type { Mailer } from '../../../platform/mail/message.ts';
import { type Job, jobOf } from '../../../platform/outbox/job-kind.ts';
import {
  MAIL_BOOKING_CANCELLED,
  MAIL_BOOKING_CONFIRMED,
  MAIL_BOOKING_RESCHEDULED,
  MAIL_BOOKING_STATUS,
  MAIL_SALON_TOLD,
} from '../../booking/index.ts';
import { type Company, MAIL_BOOKING_REFUNDED } from '../../money/index.ts';
import { findBookingMail, findCancellationRefund } from './booking-mail.repository.ts';
import { type MailSettings, stands } from './booking-mail.ts';
import { bookingCancelledMail } from './mails/booking-cancelled.mail.ts';
import { bookingConfirmedMail } from './mails/booking-confirmed.mail.ts';
import { bookingRefundedMail } from './mails/booking-refunded.mail.ts';
import { bookingRescheduledMail } from './mails/booking-rescheduled.mail.ts';
import { bookingStatusMail } from './mails/booking-status.mail.ts';
import { salonToldMail } from './mails/salon-told.mail.ts';
import { findReceiptAttachment } from './receipt-attachment.ts';
import { reminderJobs } from './reminder.jobs.ts';

export interface BookingMailDependencies extends MailSettings {
  readonly database: Database;
  readonly mailer: Mailer;
  /** Who issues the receipts that go with the mails. */
  readonly company: Company;
  readonly now: () => Date;
}

/**
 * The mails about bookings. Each is built from the booking as it is when the mail is sent; a mail that a later change
 * made out of date is skipped, because that change sends its own.
 */
export const bookingMailJobs = (dependencies: BookingMailDependencies): Job[] => {
  const { database, mailer, siteUrl, company, now } = dependencies;
  const { db } = database;
  return [
    jobOf(MAIL_BOOKING_CONFIRMED, async ({ bookingId }) => {
      const booking = await findBookingMail(db, bookingId);
      if (!stands(booking)) return;
      const receipt = await findReceiptAttachment(db, company, bookingId);
      await mailer.send(bookingConfirmedMail(booking, dependencies, receipt, now()));
    }),
    jobOf(MAIL_BOOKING_RESCHEDULED, async ({ bookingId, sequence, previousStart }) => {
      const booking = await findBookingMail(db, bookingId);
      if (!stands(booking) || booking.sequence !== sequence) return;
      const before = previousStart === null ? null : new Date(previousStart);
      await mailer.send(bookingRescheduledMail(booking, before, dependencies, now()));
    }),
    jobOf(MAIL_BOOKING_STATUS, async ({ bookingId, sequence, what }) => {
      const booking = await findBookingMail(db, bookingId);
      const isSo = what === 'completed' ? booking.status === 'completed' : stands(booking);
      if (!isSo || booking.sequence !== sequence) return;
      await mailer.send(bookingStatusMail(booking, what, dependencies, now()));
    }),
    jobOf(MAIL_BOOKING_CANCELLED, async ({ bookingId }) => {
      const booking = await findBookingMail(db, bookingId);
      // The salon reinstated it in the meantime and sent its own mail.
      if (booking.status !== 'cancelled') return;
      const refundPaise = await findCancellationRefund(db, bookingId);
      await mailer.send(bookingCancelledMail(booking, refundPaise, dependencies));
    }),
    jobOf(MAIL_BOOKING_REFUNDED, async ({ bookingId, ...refund }) => {
      const booking = await findBookingMail(db, bookingId);
      const creditNote = await findReceiptAttachment(db, company, bookingId, refund.refundId);
      await mailer.send(bookingRefundedMail(booking, refund, siteUrl, creditNote));
    }),
    jobOf(MAIL_SALON_TOLD, async ({ bookingId, what, sequence, previousStart }) => {
      const booking = await findBookingMail(db, bookingId);
      const overtaken = what === 'confirmed' ? !stands(booking) : booking.sequence !== sequence;
      if (overtaken || booking.salon.email === '') return;
      const change = {
        what,
        sequence,
        previousStart: previousStart === null ? null : new Date(previousStart),
      };
      await mailer.send(salonToldMail(booking, change, siteUrl));
    }),
    ...reminderJobs(dependencies),
  ];
};
