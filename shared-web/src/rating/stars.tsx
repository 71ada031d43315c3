import { Box, visuallyHidden } from '@sundara/web/core';
import { Star } from 'lucide-react';

const FIVE = [1, 2, 3, 4, 5];

const Row = ({ size, fill }: { size: number; fill: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 0.25 }}>
    {FIVE.map((star) => (
      <Box component={Star} key={star} size={size} sx={{ flexShrink: 0, color: 'primary.light', fill }} />
    ))}
  </Box>
);

/** A rating out of five stars, to the tenth; read as 'Rated 4.6 of 5'. */
export const Stars = ({ rating, size = 16 }: { rating: number; size?: number }) => (
  <Box component="span" sx={{ position: 'relative', display: 'inline-flex', verticalAlign: 'middle' }}>
    <Box component="span" sx={visuallyHidden}>
      Rated {rating} of 5
    </Box>
    <Box component="span" aria-hidden sx={{ display: 'inline-flex' }}>
      <Row size={size} fill="none" />
      <Box
        component="span"
        sx={{ position: 'absolute', inset: 0, overflow: 'hidden', width: `${(rating / 5) * 100}%` }}
      >
        <Row size={size} fill="currentColor" />
      </Box>
    </Box>
  </Box>
);
