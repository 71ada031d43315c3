import type { CustomerBookingDetail, OwnReview } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { useRef, useState } from 'react';
import { ReviewForm } from './review-form.tsx';
import { WrittenReview } from './written-review.tsx';

export interface ReviewSectionProps {
  readonly booking: CustomerBookingDetail;
  /** Called when the review was saved: the booking has to be read again. */
  readonly onChanged: () => void;
}

/** The later version: a review that was just saved is shown until the booking has been read again. */
const latestOf = (written: OwnReview | undefined, read: OwnReview | null): OwnReview | null =>
  written && (!read || written.updatedAt >= read.updatedAt) ? written : read;

/** The review of a visit: can be written once the visit is completed, then shown, with the salon's answer. */
export const ReviewSection = ({ booking, onChanged }: ReviewSectionProps) => {
  const [written, setWritten] = useState<OwnReview>();
  const [editing, setEditing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const review = latestOf(written, booking.review);
  const mayWrite = booking.can.review;
  if (!review && !mayWrite) return null;

  const close = () => {
    setEditing(false);
    // The focused element is gone: keyboard users continue from the heading.
    heading.current?.focus();
  };
  return (
    <Box component="section" aria-labelledby="review-title">
      <Typography
        ref={heading}
        variant="h3"
        component="h2"
        id="review-title"
        tabIndex={-1}
        sx={{ mb: 1.5, outline: 'none' }}
      >
        {review ? 'Your review' : `How was ${booking.salonName}?`}
      </Typography>
      {review && !(editing && mayWrite) ? (
        <WrittenReview
          review={review}
          salonName={booking.salonName}
          onEdit={mayWrite ? () => setEditing(true) : undefined}
        />
      ) : (
        <ReviewForm
          bookingId={booking.id}
          before={review}
          onWritten={(now) => {
            setWritten(now);
            onChanged();
            close();
          }}
          onCancel={review ? close : undefined}
        />
      )}
    </Box>
  );
};
