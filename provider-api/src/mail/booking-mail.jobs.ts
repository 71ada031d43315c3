import * as z from 'zod';
import type { Database } from '../database/open-database.ts';
import { type Job, type JobKind, jobOf } from '../outbox/job-kind.ts';
import { bookingConfirmedMail } from './booking-confirmed.mail.ts';
import { findBookingMail } from './booking-mail.repository.ts';
import { bookingRefundedMail } from './booking-refunded.mail.ts';
import type { Mailer } from './message.ts';

const confirmed = z.object({ bookingId: z.uuid() });
/** Why the money goes back: the time was sold meanwhile, or the same order was paid a second time. */
export const refundReason = z.enum(['slot-gone', 'paid-twice']);
export type RefundReason = z.output<typeof refundReason>;

const refunded = z.object({
  bookingId: z.uuid(),
  gatewayPaymentId: z.string(),
  refundedPaise: z.int().positive(),
  reason: refundReason,
});

export const MAIL_BOOKING_CONFIRMED: JobKind<z.output<typeof confirmed>> = {
  name: 'mail.booking-confirmed',
  payload: confirmed,
};

export const MAIL_BOOKING_REFUNDED: JobKind<z.output<typeof refunded>> = {
  name: 'mail.booking-refunded',
  payload: refunded,
};

interface Dependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  /** Where links lead: the site's address. */
  readonly siteUrl: string;
}

/** The mails about bookings; they are made from the booking as it is when they go. */
export const bookingMailJobs = ({ database: { db }, mailer, siteUrl }: Dependencies): Job[] => [
  jobOf(MAIL_BOOKING_CONFIRMED, async ({ bookingId }) => {
    const booking = await findBookingMail(db, bookingId);
    await mailer.send(bookingConfirmedMail(booking, siteUrl, new Date()));
  }),
  jobOf(MAIL_BOOKING_REFUNDED, async ({ bookingId, ...refund }) => {
    const booking = await findBookingMail(db, bookingId);
    await mailer.send(bookingRefundedMail(booking, refund, siteUrl));
  }),
];
