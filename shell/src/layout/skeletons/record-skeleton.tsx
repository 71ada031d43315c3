import { Box } from '@sundara/web/core';
import { Lines, SkeletonBlock } from './skeleton-blocks.tsx';

const HEAD = { xs: 236, md: 236 } as const;

/** A single record, such as a booking: a back link, the status, then details and place side by side. */
export const RecordSkeleton = () => (
  <>
    <Box sx={{ display: 'flex', alignItems: 'center', height: 44, mb: { xs: 0.5, md: 1 } }}>
      <SkeletonBlock height={20} width={150} />
    </Box>
    <SkeletonBlock height={HEAD} />
    <Box
      sx={{
        display: 'grid',
        columnGap: 6,
        rowGap: 4,
        pt: { xs: 4, md: 5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
      }}
    >
      <Box>
        <Box sx={{ mb: 2 }}>
          <SkeletonBlock height={28} width={180} />
        </Box>
        <Lines count={6} />
      </Box>
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <SkeletonBlock height={300} />
        <SkeletonBlock height={220} />
      </Box>
    </Box>
  </>
);
