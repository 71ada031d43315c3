import { Box, Skeleton } from '@sundara/web/core';
import { Lines, SkeletonBlock } from './skeleton-blocks.tsx';

const TITLE = { xs: 36, md: 56 } as const;

/** A salon: one large photo and four small ones, its name, the tabs, and the booking box next to the text. */
export const DetailSkeleton = () => (
  <>
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        mx: { xs: -2, sm: 0 },
        gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr 1fr' },
        gridTemplateRows: { sm: '1fr 1fr' },
        height: { sm: 'clamp(280px, 38vw, 470px)' },
        borderRadius: { sm: 2 },
        overflow: 'hidden',
      }}
    >
      <Box sx={{ gridRow: { sm: 'span 2' }, aspectRatio: { xs: '3 / 2', sm: 'auto' } }}>
        <Skeleton variant="rectangular" width="100%" height="100%" />
      </Box>
      {['a', 'b', 'c', 'd'].map((photo) => (
        <Box key={photo} sx={{ display: { xs: 'none', sm: 'block' } }}>
          <Skeleton variant="rectangular" width="100%" height="100%" />
        </Box>
      ))}
    </Box>
    <Box sx={{ display: 'grid', gap: 1.5, pt: { xs: 2.5, md: 3.5 }, pb: { xs: 3, md: 4 } }}>
      <SkeletonBlock height={20} width={120} />
      <SkeletonBlock height={TITLE} width="min(26rem, 85%)" />
      <SkeletonBlock height={20} width="min(38rem, 70%)" />
    </Box>
    <SkeletonBlock height={44} />
    <Box
      sx={{
        display: 'grid',
        columnGap: 7,
        pt: { xs: 4, md: 5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
      }}
    >
      <Box>
        <Box sx={{ mb: 3 }}>
          <SkeletonBlock height={36} width={180} />
        </Box>
        <Lines count={8} />
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <SkeletonBlock height={300} />
      </Box>
    </Box>
  </>
);
