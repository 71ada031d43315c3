import * as z from 'zod/mini';
import { envelope, pageQuery, paginationSchema } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { HIDE_REASONS, hiddenSchema } from './review-moderation.schema.ts';
import { reviewSchema } from './salon.schema.ts';
import { longText } from './text.ts';

/** A review as we look after it; `photos` of a hidden one can't be fetched, their blurred copies stay. */
export const adminReviewSchema = z.extend(reviewSchema, {
  salon: z.object({ id: z.string(), name: z.string() }),
  bookingId: z.nullable(z.string()),
  hidden: z.nullable(z.extend(hiddenSchema, { by: z.string() })),
  /** Whether its author wrote it anew after it was hidden. */
  changedSince: z.boolean(),
});
export type AdminReview = z.output<typeof adminReviewSchema>;

export const REVIEW_STATES = ['shown', 'hidden'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/**
 * The newest first, hidden ones by when they were hidden; `q` searches title, words and author. `total` counts to
 * MOST_COUNTED_REVIEWS and no further, with `q` to MOST_FOUND_REVIEWS.
 */
export const adminReviews = operation({
  name: 'admin.reviews',
  summary: 'What customers said of salons',
  method: 'GET',
  path: '/api/admin/reviews',
  access: ['admin'],
  query: z.object({
    ...pageQuery(20),
    state: z.optional(z.enum(REVIEW_STATES)),
    rating: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(5))),
    salonId: z.optional(z.string().check(z.maxLength(64))),
    q: z.optional(longText(100)),
  }),
  reply: envelope({
    reviews: z.array(adminReviewSchema),
    data: z.array(adminReviewSchema),
    counts: z.object({ shown: z.int(), hidden: z.int() }),
    pagination: paginationSchema,
  }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN'],
});

/** Further than this no list of reviews is counted or leafed through. */
export const MOST_COUNTED_REVIEWS = 2_000;

/** And no search further than this. */
export const MOST_FOUND_REVIEWS = 1_000;

const reviewId = z.object({ id: z.string().check(z.maxLength(64)) });
const about = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const;
const reply = envelope({ review: adminReviewSchema });

/** Takes a review from the public, for a reason that its author is mailed; the same again changes nothing. */
export const hideReview = operation({
  name: 'admin.hideReview',
  summary: 'Hide a review',
  method: 'POST',
  path: '/api/admin/reviews/:id/hide',
  access: ['admin'],
  params: reviewId,
  body: z.object({ reason: z.enum(HIDE_REASONS), words: z._default(longText(1000), '') }).check(
    z.refine(({ reason, words }) => reason !== 'other' || words.length >= 10, {
      path: ['words'],
      error: 'Please say why in at least 10 characters',
    }),
  ),
  reply,
  errors: ['VALIDATION_FAILED', ...about, 'REVIEW_HIDDEN'],
});

/** Shows a hidden review again, which its author is mailed; one that is shown stays so. */
export const showReview = operation({
  name: 'admin.showReview',
  summary: 'Show a hidden review again',
  method: 'POST',
  path: '/api/admin/reviews/:id/show',
  access: ['admin'],
  params: reviewId,
  reply,
  errors: [...about],
});
