import { adminReviews } from '@sundara/contracts/api';
import type { ListLook } from '@sundara/web/list';
import type { Option } from '@sundara/web/table';
import { MessageSquareHeart } from 'lucide-react';

const STARS: readonly Option[] = [
  ['', 'Any stars'],
  ...[5, 4, 3, 2, 1].map((stars): Option => [String(stars), stars === 1 ? '1 star' : `${stars} stars`]),
];

/** The list of reviews. A salon to filter by is chosen in its row. */
export const REVIEWS: ListLook<typeof adminReviews> = {
  operation: adminReviews,
  caption: 'Reviews',
  keyOf: ({ id }) => id,
  search: { label: 'Search reviews', placeholder: 'Title, words, author or id' },
  tabs: {
    name: 'state',
    label: 'Reviews by state',
    first: ['All', ['shown', 'hidden']],
    others: [
      ['shown', 'Shown'],
      ['hidden', 'Hidden'],
    ],
  },
  filters: [['rating', 'Stars', STARS]],
  otherFilters: ['salonId'],
  fieldColumns: 'repeat(2, minmax(150px, 260px)) auto',
  failed: 'Failed to fetch the reviews',
  icon: <MessageSquareHeart size={40} strokeWidth={1.25} aria-hidden />,
  empty: ({ state }, narrowed) => {
    if (narrowed) return { title: 'No review found', clear: 'Show any review' };
    return state === 'hidden'
      ? {
          title: 'No review is hidden',
          next: 'Those that you hide stand here with their reason, and can be shown again.',
        }
      : { title: 'No reviews here', next: 'Customers write them once their visit is completed.' };
  },
};
