import { Box } from '@sundara/web/core';
import { SkeletonBlock, SkeletonCard } from './skeleton-blocks.tsx';

const HEADING = { xs: 28, md: 36 } as const;

/** The listing: heading and search, then filters, cards and the map side by side. */
export const ListingSkeleton = () => (
  <>
    <Box
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: 5,
        rowGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 27rem)' },
        minHeight: { md: 73 },
        pb: { xs: 4.5, md: 0 },
        mb: { md: 5.5 },
      }}
    >
      <SkeletonBlock height={HEADING} width="min(22rem, 90%)" />
      <SkeletonBlock height={52} />
    </Box>
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '224px minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ display: { xs: 'none', md: 'grid' }, gap: 2.5, pt: 1 }}>
        <SkeletonBlock height={28} width={90} />
        {[48, 222, 80, 80, 56, 48].map((height, at) => (
          // Blocks are never reordered.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <SkeletonBlock key={at} height={height} />
        ))}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 48, mb: 0.5 }}>
          <SkeletonBlock height={24} width="min(16rem, 80%)" />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 52, mb: 1.5 }}>
          <SkeletonBlock height={18} width={150} />
        </Box>
        <Box
          sx={{
            display: 'grid',
            columnGap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 548px) minmax(0, 1fr)' },
          }}
        >
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 2, md: 2.5 },
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
            }}
          >
            {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
              <SkeletonCard key={card} />
            ))}
          </Box>
          <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
            <Box sx={{ height: 'min(44rem, 76svh)' }}>
              <SkeletonBlock height={600} />
            </Box>
          </Box>
        </Box>
      </Box>
    </Box>
  </>
);
