import { Box, visuallyHidden } from '@sundara/web/core';
import { formatDistance } from '../place/distance.ts';

/** How far the salon is, in kilometres, in the corner of its cover. */
export const DistanceMark = ({ km }: { readonly km: number }) => (
  <Box
    component="span"
    sx={{
      position: 'absolute',
      top: 12,
      right: 12,
      px: 1.25,
      py: 0.5,
      borderRadius: 999,
      bgcolor: 'background.paper',
      boxShadow: '0 2px 8px rgb(42 28 20 / 20%)',
      fontSize: '0.83rem',
      fontWeight: 700,
    }}
  >
    {formatDistance(km)}
    <Box component="span" sx={visuallyHidden}>
      {' '}
      away
    </Box>
  </Box>
);
