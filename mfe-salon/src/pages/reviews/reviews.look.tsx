import { ownReviews } from '@sundara/contracts/api';
import type { ListLook } from '@sundara/web/list';
import { MessageSquareHeart } from 'lucide-react';

const EMPTY = {
  unanswered: 'Every review is answered.',
  answered: 'No review is answered yet.',
  all: 'No reviews found.',
} as const;

/** The list of the salon's reviews, those without an answer first; their summary filters them by stars. */
export const REVIEWS: ListLook<typeof ownReviews> = {
  operation: ownReviews,
  caption: 'Reviews',
  keyOf: ({ id }) => id,
  tabs: {
    name: 'show',
    label: 'Which reviews',
    first: ['Unanswered', ['unanswered']],
    others: [
      ['answered', 'Answered'],
      ['all', 'All'],
    ],
  },
  otherFilters: ['rating'],
  failed: 'Failed to fetch reviews',
  icon: <MessageSquareHeart size={40} strokeWidth={1.25} aria-hidden />,
  empty: ({ show }, narrowed, { summary }) =>
    summary.reviews === 0
      ? { title: 'No reviews yet.', next: 'Customers are asked for one a day after their visit.' }
      : { title: EMPTY[show], ...(narrowed && { clear: 'Show any number of stars' }) },
};
