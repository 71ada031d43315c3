import { Box, Skeleton, Stack } from '@sundara/web/core';
import type { Section } from './section.ts';

const Sheet = ({ rows, height, circle = false }: { rows: number; height: number; circle?: boolean }) => (
  <Box
    sx={{
      p: { xs: 2, sm: 4 },
      border: 1,
      borderColor: 'divider',
      borderRadius: 1.5,
      bgcolor: 'background.paper',
    }}
  >
    <Skeleton width={160} height={30} />
    {circle && (
      <Skeleton variant="circular" sx={{ mt: 3, width: { xs: 72, sm: 88 }, height: { xs: 72, sm: 88 } }} />
    )}
    <Stack spacing={2.5} sx={{ mt: 3, maxWidth: 520 }}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without a name stay where they are.
        <Skeleton key={row} variant="rounded" height={height} />
      ))}
    </Stack>
  </Box>
);

const Cards = () => (
  <Box
    sx={{
      display: 'grid',
      gap: 2.5,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
    }}
  >
    <Skeleton variant="rounded" height={290} />
    <Skeleton variant="rounded" height={290} />
  </Box>
);

/** A placeholder in the shape of a section that is loading. */
export const SectionSkeleton = ({ section }: { readonly section: Section }) => {
  if (section === 'details') return <Sheet rows={3} height={64} circle />;
  if (section === 'favourites') return <Cards />;
  return <Sheet rows={3} height={section === 'notifications' ? 56 : 72} />;
};
