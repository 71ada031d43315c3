import { Button, EmptyFace } from '@sundara/web/core';
import { MessageSquareHeart } from 'lucide-react';
import { isNarrowed, type ReviewsQuery } from './reviews-query.ts';

interface Props {
  readonly query: ReviewsQuery;
  readonly onClear: () => void;
}

/** An empty search result links back to the tab's reviews; an empty tab says what will appear there. */
export const NoReviews = ({ query, onClear }: Props) => {
  const icon = <MessageSquareHeart size={40} strokeWidth={1.25} aria-hidden />;
  if (isNarrowed(query))
    return (
      <EmptyFace icon={icon} title="No review found">
        <Button variant="contained" onClick={onClear}>
          Show any review
        </Button>
      </EmptyFace>
    );
  return query.state === 'hidden' ? (
    <EmptyFace icon={icon} title="No review is hidden">
      Those that you hide stand here with their reason, and can be shown again.
    </EmptyFace>
  ) : (
    <EmptyFace icon={icon} title="No reviews here">
      Customers write them once their visit is completed.
    </EmptyFace>
  );
};
