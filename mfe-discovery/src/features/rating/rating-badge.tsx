import { Box, visuallyHidden } from '@sundara/web/core';
import { Star } from 'lucide-react';

/** A rating with its number of reviews; a salon without reviews is 'New', whatever its default rating (resolutions S7). */
export const RatingBadge = ({ rating, reviews }: { rating: number; reviews: number }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.5,
      whiteSpace: 'nowrap',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    {reviews === 0 ? (
      'New'
    ) : (
      <>
        <Box component={Star} size={15} aria-hidden sx={{ color: 'primary.light', fill: 'currentColor' }} />
        <Box component="span" sx={visuallyHidden}>
          Rated{' '}
        </Box>
        {rating.toFixed(1)}
        <Box component="span" sx={visuallyHidden}>
          {' '}
          of 5,
        </Box>
        <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
          ({reviews}
          <Box component="span" sx={visuallyHidden}>
            {' '}
            reviews
          </Box>
          )
        </Box>
      </>
    )}
  </Box>
);
