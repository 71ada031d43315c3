import { Box, Skeleton, visuallyHidden } from '@sundara/web/core';

/** A placeholder for bookings; a text says that they are loading. */
export const BookingsSkeleton = () => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    <Box role="status" sx={visuallyHidden}>
      Loading your bookings…
    </Box>
    <Skeleton variant="rounded" width="min(18rem, 70%)" height={32} />
    {['a', 'b', 'c', 'd'].map((row) => (
      <Skeleton key={row} variant="rounded" height={56} />
    ))}
  </Box>
);
