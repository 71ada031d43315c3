import { Box, visuallyHidden } from '@sundara/web/core';
import { Star } from 'lucide-react';

/** Whole stars of five; read as 'Rated 4 of 5'. */
export const Stars = ({ rating, size = 16 }: { rating: number; size?: number }) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 0.25, verticalAlign: 'middle' }}>
    <Box component="span" sx={visuallyHidden}>
      Rated {rating} of 5
    </Box>
    {[1, 2, 3, 4, 5].map((star) => (
      <Box
        component={Star}
        key={star}
        size={size}
        aria-hidden
        sx={{ color: 'primary.light', fill: star <= Math.round(rating) ? 'currentColor' : 'none' }}
      />
    ))}
  </Box>
);
