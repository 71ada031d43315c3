import { Box, Skeleton } from '@sundara/web/core';

/** A height, or one for narrow and one for wide screens, in pixels. */
export type Height = number | { readonly xs: number; readonly md: number };

export const SkeletonBlock = ({ height, width = '100%' }: { height: Height; width?: number | string }) => (
  <Skeleton variant="rounded" width={width} sx={{ height }} />
);

/** A card of a list: its picture and two lines. */
export const SkeletonCard = () => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <Box sx={{ aspectRatio: '3 / 2' }}>
      <Skeleton variant="rounded" width="100%" height="100%" />
    </Box>
    <SkeletonBlock height={24} width="70%" />
    <SkeletonBlock height={18} width="50%" />
  </Box>
);

/** Lines of text. */
export const Lines = ({ count }: { count: number }) => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    {Array.from({ length: count }, (_, line) => (
      // Lines are never reordered.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Skeleton key={line} variant="text" width={line % 3 === 2 ? '70%' : '100%'} />
    ))}
  </Box>
);
