import * as z from 'zod';
import type { JobKind } from '../../../platform/outbox/job-kind.ts';

const booking = z.object({ bookingId: z.uuid() });
type Booking = z.output<typeof booking>;

export const MAIL_BOOKING_CONFIRMED: JobKind<Booking> = { name: 'mail.booking-confirmed', payload: booking };
export const MAIL_BOOKING_CANCELLED: JobKind<Booking> = { name: 'mail.booking-cancelled', payload: booking };

/** `sequence` is that of the booking after the announced change. */
const rescheduled = z.object({
  bookingId: z.uuid(),
  sequence: z.int(),
  previousStart: z.nullable(z.iso.datetime()),
});
export const MAIL_BOOKING_RESCHEDULED: JobKind<z.output<typeof rescheduled>> = {
  name: 'mail.booking-rescheduled',
  payload: rescheduled,
};

/**
 * The status that the salon gave to a visit that still takes place, or that it completed unexpectedly; `sequence` is
 * that of the booking after the change.
 */
const statusTold = z.object({
  bookingId: z.uuid(),
  sequence: z.int(),
  what: z.enum(['confirmed', 'pending', 'reopened', 'completed']),
});
export type StatusTold = z.output<typeof statusTold>;
export const MAIL_BOOKING_STATUS: JobKind<StatusTold> = { name: 'mail.booking-status', payload: statusTold };

const told = rescheduled.extend({ what: z.enum(['confirmed', 'rescheduled', 'cancelled']) });
export type SalonTold = z.output<typeof told>;
export const MAIL_SALON_TOLD: JobKind<SalonTold> = { name: 'mail.salon-told', payload: told };

/** A reminder is for one start: it is dropped if the visit starts at another time by then. */
const reminder = z.object({ bookingId: z.uuid(), start: z.iso.datetime() });

interface Reminder {
  readonly kind: JobKind<z.output<typeof reminder>>;
  readonly minutesBefore: number;
}
export const REMINDERS: readonly Reminder[] = [
  { kind: { name: 'mail.reminder-24h', payload: reminder }, minutesBefore: 24 * 60 },
  { kind: { name: 'mail.reminder-2h', payload: reminder }, minutesBefore: 2 * 60 },
];
