import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../booking/status.ts';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { disputeWords } from './admin-disputes.api.ts';
import { ATTENDANCES, salonBookingDetailSchema } from './booking.schema.ts';
import { inAnyCase, longText } from './text.ts';

const bookingId = z.object({ id: z.string().check(z.maxLength(64)) });
const reply = envelope({ data: salonBookingDetailSchema });
const own = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const;

/** Another salon's booking and a missing one get the same response (resolutions R16). */
export const salonBooking = operation({
  name: 'salon.booking',
  summary: "One of the salon's bookings",
  method: 'GET',
  path: '/api/salon/bookings/:id',
  access: ['salon'],
  params: bookingId,
  reply,
  errors: [...own],
});

/** The statuses that a salon may set: disputes are opened by customers and resolved by admins (resolutions S4). */
export const SALON_STATUSES = BOOKING_STATUSES.filter((status) => status !== 'disputed');

/** A status in any case (resolutions S1). */
const status = z
  .string()
  .check(
    z.maxLength(20),
    z.regex(
      new RegExp(`^\\s*(?:${SALON_STATUSES.map(inAnyCase).join('|')})\\s*$`),
      'Status must be one of Pending, Confirmed, Completed, Cancelled',
    ),
  );

/**
 * Any status can be changed to any other, unless an invariant would break: the time is taken by now, the money was
 * refunded, a dispute is open. Cancelling refunds everything (resolutions M8, S2). Setting the same status again
 * changes nothing. `expected` is the status that the screen showed: if it differs by now, nothing is changed.
 */
export const updateBookingStatus = operation({
  name: 'salon.updateStatus',
  summary: 'Change the status of a booking',
  method: 'PATCH',
  path: '/api/salon/bookings/:id/status',
  access: ['salon'],
  params: bookingId,
  body: z.object({
    status,
    expected: z.optional(z.string().check(z.maxLength(20))),
    reason: z.optional(longText(500)),
  }),
  reply,
  errors: ['VALIDATION_FAILED', ...own, 'STATUS_REFUSED', 'STATUS_CHANGED', 'SLOT_TAKEN'],
});

/** Records whether the customer came, and completes a visit that has begun (resolutions S5). Null undoes it. */
export const updateAttendance = operation({
  name: 'salon.attendance',
  summary: 'Say whether the customer came',
  method: 'PATCH',
  path: '/api/salon/bookings/:id/attendance',
  access: ['salon'],
  params: bookingId,
  body: z.object({ attendance: z.nullable(z.enum(ATTENDANCES)) }),
  reply,
  errors: ['VALIDATION_FAILED', ...own, 'STATUS_REFUSED'],
});

/**
 * The salon's side of a customer's dispute, for the admins who decide it. They wait for it until the dispute's
 * `answerBy`; it is taken, and may be written anew, until they have decided.
 */
export const answerAsSalon = operation({
  name: 'salon.answerDispute',
  summary: "Give the salon's side of a dispute",
  method: 'PUT',
  path: '/api/salon/bookings/:id/dispute/answer',
  access: ['salon'],
  params: bookingId,
  body: z.object({ text: disputeWords }),
  reply,
  errors: ['VALIDATION_FAILED', ...own, 'DISPUTE_DEALT_WITH'],
});
