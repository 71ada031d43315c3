import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { listOperation } from '../operation/list.ts';
import { operation } from '../operation/operation.ts';
import { HIDE_REASONS, hiddenSchema } from './review-moderation.schema.ts';
import { reviewSchema } from './salon.schema.ts';
import { longText } from './text.ts';

/** A review as admins see it; `photos` of a hidden one can't be fetched, but their blurred copies stay. */
export const adminReviewSchema = z.extend(reviewSchema, {
  salon: z.object({ id: z.string(), name: z.string() }),
  bookingId: z.nullable(z.string()),
  hidden: z.nullable(z.extend(hiddenSchema, { by: z.string() })),
  /** Whether its author changed it after it was hidden. */
  changedSince: z.boolean(),
  /** What an admin may do with it now. */
  can: z.object({ hide: z.boolean(), show: z.boolean() }),
});
export type AdminReview = z.output<typeof adminReviewSchema>;

export const REVIEW_STATES = ['shown', 'hidden'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/**
 * Newest first, hidden ones by the time of hiding; `q` searches title, comment and author. `total` is at most
 * MOST_COUNTED_REVIEWS, with `q` at most MOST_FOUND_REVIEWS.
 */
export const adminReviews = listOperation({
  name: 'admin.reviews',
  summary: 'What customers said of salons',
  path: '/api/admin/reviews',
  access: ['admin'],
  ...{ rows: 'reviews', row: adminReviewSchema, size: 20 },
  filter: {
    state: z.optional(z.enum(REVIEW_STATES)),
    rating: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(5))),
    salonId: z.optional(z.string().check(z.maxLength(64))),
    q: z.optional(longText(100)),
  },
  also: { counts: z.object({ shown: z.int(), hidden: z.int() }) },
});

/** A list of reviews counts and pages at most this many. */
export const MOST_COUNTED_REVIEWS = 2_000;

/** A search in reviews counts and pages at most this many. */
export const MOST_FOUND_REVIEWS = 1_000;

const reviewId = z.object({ id: z.string().check(z.maxLength(64)) });
const about = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const;
const reply = envelope({ review: adminReviewSchema });

/** Hides a review from the public, for a reason that is mailed to its author; a repetition changes nothing. */
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

/** Shows a hidden review again and mails its author; for a visible review nothing changes. */
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
