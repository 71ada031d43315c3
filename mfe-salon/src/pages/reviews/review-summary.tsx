import type { ownReviews, Reply } from '@sundara/contracts/api';
import { Box, Paper, Typography } from '@sundara/web/core';
import { RatingBars, Stars } from '@sundara/web/rating';

interface Props {
  readonly summary: Reply<typeof ownReviews>['summary'];
  /** The stars that the list is filtered by. */
  readonly stars: number | undefined;
  readonly onChoose: (stars: number | undefined) => void;
}

/**
 * The salon's rating, and how many gave five stars, four, and so on; a bar filters by its stars. 'New' without reviews.
 */
export const ReviewSummary = ({ summary: { rating, reviews, ratingCounts }, stars, onChoose }: Props) => (
  <Paper
    component="section"
    aria-label="Rating"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: '200px 1fr' },
      alignItems: 'center',
      gap: { xs: 1.5, sm: 3 },
      p: { xs: 2, sm: 2.5 },
      mb: 2.5,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1.5,
    }}
  >
    <Box sx={{ display: { xs: 'flex', sm: 'block' }, alignItems: 'center', gap: 2 }}>
      <Typography variant="h1" component="p" sx={{ lineHeight: 1.1 }}>
        {reviews === 0 ? 'New' : rating.toFixed(1)}
      </Typography>
      <Box>
        {reviews > 0 && <Stars rating={rating} size={18} />}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {reviews === 0 ? 'No reviews yet' : `${reviews} ${reviews === 1 ? 'review' : 'reviews'}`}
        </Typography>
      </Box>
    </Box>
    <RatingBars counts={ratingCounts} reviews={reviews} stars={stars} onChoose={onChoose} />
  </Paper>
);
