import type { AdminReview } from '@sundara/contracts/api';
import { answered } from '@sundara/web/testing';
import { onePage } from './refund.builder.ts';

/** A review that everyone sees. */
export const aReview = (change: Partial<AdminReview> = {}): AdminReview => ({
  ...{ id: 'r1', rating: 2, title: 'Call her', comment: 'Her number is 98480 12345.', author: 'Asha R.' },
  ...{ date: '2026-11-21T16:00:00+05:30', photos: [], verified: true, edited: false, reply: null },
  ...{ salon: { id: 's1', name: 'Rose & Sons' }, bookingId: 'b1', hidden: null, changedSince: false },
  can: { hide: !change.hidden, show: Boolean(change.hidden) },
  ...change,
});

/** Hidden because it contains personal details. */
export const aHiddenReview = (change: Partial<AdminReview> = {}): AdminReview =>
  aReview({
    hidden: {
      ...{ at: '2026-11-23T12:00:00+05:30', reason: 'personal', by: 'Meera Shah' },
      ...{ reasonText: 'It tells personal details of somebody.', words: 'A phone number stands in it.' },
    },
    ...change,
  });

/** A page of reviews as the provider returns it. */
export const reviewsAnswer = (reviews: readonly AdminReview[], numbers: object = {}) => {
  const counts = { shown: 1_234, hidden: 2 };
  return answered({ reviews, counts, pagination: { ...onePage(reviews.length), ...numbers } });
};
