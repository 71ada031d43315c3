import * as z from 'zod';
import type { JobKind } from '../../../platform/outbox/job-kind.ts';

/** A message to the browser of one session: to the customer, or with `salon-` to the salon's owner. */
export const BOOKING_PUSHES = [
  'confirmed',
  'rescheduled',
  'cancelled',
  'reminder',
  'salon-confirmed',
  'salon-rescheduled',
  'salon-cancelled',
] as const;
export type BookingPush = (typeof BOOKING_PUSHES)[number];

/** `sequence` is that of the booking after the change: a message that a later change overtook is not sent. */
const payload = z.object({
  sessionId: z.uuid(),
  bookingId: z.uuid(),
  sequence: z.int(),
  what: z.enum(BOOKING_PUSHES),
});
export const PUSH_BOOKING: JobKind<z.output<typeof payload>> = { name: 'push.booking', payload };
