import * as z from 'zod/mini';
import { envelope, slotSchema } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { customerBookingDetailSchema, ownReviewSchema } from './booking.schema.ts';
import { photoSchema } from './salon.schema.ts';
import { keepable } from './text.ts';
import { PICTURE_FORM_BYTES } from './upload.api.ts';

const bookingId = z.object({ id: z.string().check(z.maxLength(64)) });

/** The same services at the same salon: those still sold, at today's prices, and the next free time. */
export const rebookOffer = operation({
  name: 'customer.rebook',
  summary: 'What booking the same again would be',
  method: 'GET',
  path: '/api/customer/bookings/:id/rebook',
  access: ['customer'],
  params: bookingId,
  reply: envelope({
    offer: z.object({
      salonId: z.string(),
      serviceIds: z.array(z.string()),
      /** Names of services that the salon no longer sells. */
      gone: z.array(z.string()),
      /** Null if nothing is free within the horizon, or none of the services is sold any more. */
      slot: z.nullable(slotSchema),
    }),
  }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});

/** Within 24 hours of completion (resolutions S4); an admin looks into it. */
export const disputeBooking = operation({
  name: 'customer.dispute',
  summary: 'Say that something was wrong with a visit',
  method: 'POST',
  path: '/api/customer/bookings/:id/dispute',
  access: ['customer'],
  params: bookingId,
  body: z.object({
    reason: z
      .string()
      .check(
        z.trim(),
        z.minLength(10, 'Please tell us in at least 10 characters'),
        z.maxLength(2000),
        keepable,
      ),
  }),
  reply: envelope({ data: customerBookingDetailSchema }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'NOT_DISPUTABLE'],
});

/** The most photos that one review may have. */
export const MOST_REVIEW_PHOTOS = 4;

/** Writes the review of a completed visit, or a new version of it; earlier versions are stored. */
export const reviewBooking = operation({
  name: 'customer.review',
  summary: 'Review a visit',
  method: 'PUT',
  path: '/api/customer/bookings/:id/review',
  access: ['customer'],
  params: bookingId,
  body: z.object({
    rating: z.int().check(z.gte(1), z.lte(5)),
    title: z.string().check(z.trim(), z.maxLength(100), keepable),
    comment: z.string().check(z.trim(), z.maxLength(2000), keepable),
    /** Ids of the review's uploaded photos, in order. */
    photoIds: z._default(
      z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MOST_REVIEW_PHOTOS)),
      [],
    ),
  }),
  reply: envelope({ review: ownReviewSchema }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'NOT_REVIEWABLE'],
  rules: { photoIds: 'Photos are uploads of the customer for this review that are still there' },
});

/**
 * Takes one picture, as `multipart/form-data` in the field `photo`: JPEG, PNG, WebP or AVIF by its content, 10 MB at
 * most. It is re-encoded in several widths without the camera's metadata. Unused after a day, it is deleted.
 */
export const uploadReviewPhoto = operation({
  name: 'customer.uploadReviewPhoto',
  summary: 'Upload a photo for a review',
  method: 'POST',
  path: '/api/customer/review-photos',
  access: ['customer'],
  file: 'photo',
  bodyBytes: PICTURE_FORM_BYTES,
  reply: envelope({ photo: photoSchema }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'UPLOAD_REFUSED', 'UPLOAD_TOO_LARGE', 'RATE_LIMITED'],
});
