import type { SalonDetail } from '@sundara/contracts/api';
import { Box, Typography, visuallyHidden } from '@sundara/web/core';
import { RatingBars, Stars } from '@sundara/web/rating';

interface Props {
  readonly salon: Pick<SalonDetail, 'rating' | 'reviews' | 'ratingCounts'>;
  /** The stars that the reviews are filtered by. */
  readonly stars: number | undefined;
  readonly onChoose: (stars: number | undefined) => void;
}

/** The mean, and how many gave five stars, four, and so on; a bar filters by its stars. */
export const RatingDistribution = ({ salon: { rating, reviews, ratingCounts }, stars, onChoose }: Props) => (
  <Box>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
      <Typography variant="h1" component="p" aria-hidden>
        {rating.toFixed(1)}
      </Typography>
      <Box>
        <Stars rating={rating} size={18} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Box component="span" sx={visuallyHidden}>
            {rating.toFixed(1)} on average from{' '}
          </Box>
          {reviews} {reviews === 1 ? 'review' : 'reviews'}
        </Typography>
      </Box>
    </Box>
    <Box sx={{ ml: -1, mr: 1 }}>
      <RatingBars counts={ratingCounts} reviews={reviews} stars={stars} onChoose={onChoose} />
    </Box>
  </Box>
);
