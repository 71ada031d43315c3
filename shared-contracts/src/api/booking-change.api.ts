import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { customerBookingSchema } from './booking.schema.ts';
import { refundSchema } from './refund.schema.ts';
import { described, longText, MOMENT } from './text.ts';

const bookingId = z.object({ id: z.string().check(z.maxLength(64)) });

/** The refund of a cancellation; amounts in rupees, instants as ISO with +05:30. */
export const refundOfferSchema = z.object({
  /** What was paid and is not being refunded yet. */
  paid: z.number(),
  /** What would be refunded now. */
  refund: z.number(),
  percent: z.int(),
  /** Until when this is valid; null if it does not change any more. */
  until: z.nullable(z.string()),
  /** What is refunded after that; null if it does not change any more. */
  later: z.nullable(z.number()),
  /** 'cancel before Tue 4:00 pm and get 254.00 back', or why nothing is refunded. */
  text: z.string(),
});
export type RefundOffer = z.output<typeof refundOfferSchema>;

/** What cancelling now would refund (resolutions M8), shown before the customer confirms. */
export const cancellationPreview = operation({
  name: 'customer.cancellation',
  summary: 'What cancelling a booking gives back',
  method: 'GET',
  path: '/api/customer/bookings/:id/cancellation',
  access: ['customer'],
  params: bookingId,
  reply: envelope({ offer: refundOfferSchema }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'NOT_CANCELLABLE'],
});

const cancel = {
  path: '/api/customer/bookings/:id/cancel',
  access: ['customer'],
  params: bookingId,
  /** `expectedRefund` is what the screen showed, in rupees: if the amount differs by now, nothing is cancelled. */
  body: z.optional(
    z.nullable(
      z.object({
        expectedRefund: z.optional(z.number()),
        reason: z.optional(longText(500)),
      }),
    ),
  ),
  reply: envelope({ data: customerBookingSchema, refund: z.nullable(refundSchema) }),
  errors: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'NOT_FOUND',
    'NOT_CANCELLABLE',
    'REFUND_CHANGED',
  ],
} as const;

/** Cancels and refunds what the rules give. Repeating it returns the same (resolutions E6). */
export const cancelBooking = operation({
  name: 'customer.cancel',
  summary: 'Cancel a booking',
  method: 'POST',
  ...cancel,
});
export const cancelBookingByPut = operation({
  name: 'customer.cancelByPut',
  summary: 'Cancel a booking, under its other method',
  method: 'PUT',
  ...cancel,
});

/** Moves a visit to another free start; what was paid stays paid (resolutions M9). */
export const rescheduleBooking = operation({
  name: 'customer.reschedule',
  summary: 'Move a booking to another time',
  method: 'PUT',
  path: '/api/customer/bookings/:id/reschedule',
  access: ['customer'],
  params: bookingId,
  body: z.object({
    newDateTime: described(
      z.string().check(z.minLength(1, 'Please select a new date and time'), z.maxLength(40)),
      { pattern: MOMENT },
    ),
  }),
  reply: envelope({
    data: z.object({
      id: z.string(),
      date: z.string(),
      dateTime: z.string(),
      formattedDate: z.string(),
      formattedTime: z.string(),
    }),
  }),
  errors: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'NOT_FOUND',
    'SLOT_TAKEN',
    'NOT_RESCHEDULABLE',
    'SLOT_NOT_BOOKABLE',
  ],
});

/** A tax document or calendar file of a booking, at a URL that is valid for ten minutes without signing in. */
const file = envelope({ name: z.string(), url: z.string() });

export const bookingReceipt = operation({
  name: 'customer.receipt',
  summary: "Where a booking's receipt can be fetched as PDF",
  method: 'GET',
  path: '/api/customer/bookings/:id/receipt',
  access: ['customer'],
  params: bookingId,
  /** `creditNote` is the id of one of the booking's refunds: then its credit note is returned. */
  query: z.object({ creditNote: z.optional(z.string().check(z.maxLength(64))) }),
  reply: file,
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});

export const bookingCalendar = operation({
  name: 'customer.calendar',
  summary: "Where a booking's calendar file can be fetched",
  method: 'GET',
  path: '/api/customer/bookings/:id/calendar',
  access: ['customer'],
  params: bookingId,
  reply: file,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});

/**
 * Grants a refund for a visit that was cancelled less than two hours before, or that the customer missed: 0 to 100
 * percent of what was paid and is not refunded yet (resolutions M8). One `key` is one refund, however often it is sent.
 */
export const grantRefund = operation({
  name: 'salon.grantRefund',
  summary: 'Grant a refund at the salon\u2019s discretion',
  method: 'POST',
  path: '/api/salon/orders/:id/refund',
  access: ['salon'],
  params: bookingId,
  body: z.object({
    percent: z.int().check(z.gte(0), z.lte(100)),
    key: z.string().check(z.regex(/^[\w-]{8,64}$/, 'The key has 8 to 64 letters, digits or dashes')),
  }),
  reply: envelope({ refund: z.nullable(refundSchema) }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'NOT_REFUNDABLE'],
});
