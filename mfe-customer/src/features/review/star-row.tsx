import { Box, visuallyHidden } from '@sundara/web/core';
import { Star } from 'lucide-react';
import { STARS } from './rating-labels.ts';

/** A rating out of five stars; read as 'Rated 4 of 5'. */
export const StarRow = ({ rating, size = 20 }: { readonly rating: number; readonly size?: number }) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 0.25, color: 'primary.light' }}>
    <Box component="span" sx={visuallyHidden}>
      Rated {rating} of 5
    </Box>
    {STARS.map((stars) => (
      <Star key={stars} size={size} fill={stars <= rating ? 'currentColor' : 'none'} aria-hidden />
    ))}
  </Box>
);
