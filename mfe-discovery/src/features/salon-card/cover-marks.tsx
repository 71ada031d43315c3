import { Box, BRONZE, NEEDS_SCRIPT, ON_BRONZE, visuallyHidden } from '@sundara/web/core';
import { formatDistance } from '../place/distance.ts';

interface Props {
  readonly mark: string | undefined;
  readonly distanceKm: number | undefined;
}

/** The marks on a cover: the salon's mark on the map, and its distance. */
export const CoverMarks = ({ mark, distanceKm }: Props) => (
  <Box
    sx={{
      position: 'absolute',
      inset: '12px 12px auto',
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      fontSize: '0.83rem',
      fontWeight: 700,
    }}
  >
    {mark !== undefined && (
      <Box
        component="span"
        sx={{
          // Only next to a map.
          display: { xs: 'none', lg: 'grid' },
          ...NEEDS_SCRIPT,
          placeItems: 'center',
          minWidth: 28,
          height: 28,
          px: 0.75,
          borderRadius: 999,
          bgcolor: BRONZE,
          color: ON_BRONZE,
          boxShadow: '0 2px 8px rgb(42 28 20 / 35%)',
        }}
      >
        <Box component="span" sx={visuallyHidden}>
          On the map:{' '}
        </Box>
        {mark}
      </Box>
    )}
    {distanceKm !== undefined && (
      <Box
        component="span"
        sx={{
          ml: 'auto',
          px: 1.25,
          py: 0.5,
          borderRadius: 999,
          bgcolor: 'background.paper',
          boxShadow: '0 2px 8px rgb(42 28 20 / 20%)',
        }}
      >
        {formatDistance(distanceKm)}
        <Box component="span" sx={visuallyHidden}>
          {' '}
          away
        </Box>
      </Box>
    )}
  </Box>
);
