import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { listOperation } from '../operation/list.ts';
import { operation } from '../operation/operation.ts';
import { hiddenSchema } from './review-moderation.schema.ts';
import { reviewSchema } from './salon.schema.ts';
import { keepable } from './text.ts';

const own = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const;
const reviewId = z.object({ id: z.string().check(z.maxLength(64)) });

/** A review as the salon sees it; `bookingId` identifies the visit, null if there is none. */
export const salonReviewSchema = z.extend(reviewSchema, {
  bookingId: z.nullable(z.string()),
  services: z.array(z.string()),
  /** Since when and why it is hidden; null if everyone sees it. */
  hidden: z._default(z.nullable(hiddenSchema), null),
  /** What the owner may do with it now; nobody would read an answer to a hidden review. */
  can: z.object({ reply: z.boolean() }),
});
export type SalonReview = z.output<typeof salonReviewSchema>;

const SHOWN_REVIEWS = ['unanswered', 'answered', 'all'] as const;

/** Latest first: visible reviews without an answer, or with one, or all with the hidden ones. */
export const ownReviews = listOperation({
  name: 'salon.reviews',
  summary: 'What customers said of the salon',
  path: '/api/salon/reviews',
  access: ['salon'],
  ...{ rows: 'reviews', row: salonReviewSchema, size: 10 },
  filter: {
    show: z._default(z.enum(SHOWN_REVIEWS), 'unanswered'),
    rating: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(5))),
  },
  also: {
    counts: z.object({ unanswered: z.int(), answered: z.int(), all: z.int() }),
    summary: z.object({
      rating: z.number(),
      reviews: z.int(),
      ratingCounts: z.array(z.object({ stars: z.int(), count: z.int() })),
    }),
  },
});

/** A new answer replaces the earlier one; only the first is mailed to the customer. */
export const replyToReview = operation({
  name: 'salon.replyToReview',
  summary: 'Answer a review',
  method: 'PUT',
  path: '/api/salon/reviews/:id/reply',
  access: ['salon'],
  params: reviewId,
  body: z.object({
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(2, 'Please write an answer'),
        z.maxLength(1000, 'An answer can have 1000 characters at most'),
        keepable,
      ),
  }),
  reply: envelope({ review: salonReviewSchema }),
  errors: ['VALIDATION_FAILED', ...own, 'REVIEW_HIDDEN'],
});

export const removeReply = operation({
  name: 'salon.removeReply',
  summary: 'Take back an answer',
  method: 'DELETE',
  path: '/api/salon/reviews/:id/reply',
  access: ['salon'],
  params: reviewId,
  reply: envelope({ review: salonReviewSchema }),
  errors: [...own],
});
