import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { customerBookingSchema } from './booking.schema.ts';
import { refundSchema } from './refund.schema.ts';
import { longText } from './text.ts';

const bookingId = z.object({ id: z.string().check(z.maxLength(64)) });

/** What cancelling gives back; amounts in rupees, instants as ISO with +05:30. */
export const refundOfferSchema = z.object({
  /** What was paid and is not on its way back yet. */
  paid: z.number(),
  /** What would come back now. */
  refund: z.number(),
  percent: z.int(),
  /** Until when this holds; null when it holds for good. */
  until: z.nullable(z.string()),
  /** What comes back after that; null where nothing changes any more. */
  later: z.nullable(z.number()),
  /** 'cancel before Tue 4:00 pm and get 254.00 back', or why nothing comes back. */
  text: z.string(),
});
export type RefundOffer = z.output<typeof refundOfferSchema>;

/** What cancelling now would give back (resolutions M8), to be shown before anyone confirms. */
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
  /** `expectedRefund` is what the screen promised, in rupees: where it would be another amount, nothing is cancelled. */
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

/** Cancels and sends back what the rules give. Repeating it answers the same (resolutions E6). */
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
    newDateTime: z.string().check(z.minLength(1, 'Please select a new date and time'), z.maxLength(40)),
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

/** A tax document or calendar file of a booking, at an address that works for ten minutes without signing in. */
const file = envelope({ name: z.string(), url: z.string() });

export const bookingReceipt = operation({
  name: 'customer.receipt',
  summary: "Where a booking's receipt can be fetched as PDF",
  method: 'GET',
  path: '/api/customer/bookings/:id/receipt',
  access: ['customer'],
  params: bookingId,
  /** `creditNote` names one of the booking's refunds: then the credit note about it. */
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
 * What a salon grants of a visit that was cancelled under two hours before, or that the customer missed: 0 to 100
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
