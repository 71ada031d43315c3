import type { PageLayout, RouteDeclaration } from '@sundara/contracts/federation';
import { Box, Container, visuallyHidden } from '@sundara/web/core';
import type { ReactNode } from 'react';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { ListingSkeleton } from './listing-skeleton.tsx';
import { PartSkeletons } from './part-skeletons.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';
import { Lines, SkeletonBlock, SkeletonCard } from './skeleton-blocks.tsx';

/** Heights of a page's first heading (two lines) and of the search box below it, in pixels. */
const HEADING = { xs: 74, md: 116 } as const;
const SEARCH = { xs: 150, md: 82 } as const;

const Cards = () => (
  <>
    <Box sx={{ pt: { md: 2 }, pb: { xs: 9, md: 16 } }}>
      <SkeletonBlock height={HEADING} width="min(30rem, 95%)" />
      <Box sx={{ mt: 1.5, mb: { xs: 3, md: 4 } }}>
        <SkeletonBlock height={28} width="min(22rem, 85%)" />
      </Box>
      <SkeletonBlock height={SEARCH} width="min(47.5rem, 100%)" />
    </Box>
    <SkeletonBlock height={36} width="min(11rem, 60%)" />
    <Box sx={{ mt: 1, mb: 3 }}>
      <SkeletonBlock height={20} width={120} />
    </Box>
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2.5, md: 3.5 },
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
      }}
    >
      {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
        <SkeletonCard key={card} />
      ))}
    </Box>
  </>
);

const Table = () => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    <SkeletonBlock height={40} width="min(20rem, 80%)" />
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
      <SkeletonBlock height={104} />
      <SkeletonBlock height={104} />
      <SkeletonBlock height={104} />
    </Box>
    <Box sx={{ display: 'grid', gap: 1 }}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((row) => (
        <SkeletonBlock key={row} height={52} />
      ))}
    </Box>
  </Box>
);

const Form = () => (
  <Box sx={{ display: 'grid', gap: 3, maxWidth: 560 }}>
    <SkeletonBlock height={40} width="60%" />
    <SkeletonBlock height={56} />
    <SkeletonBlock height={56} />
    <SkeletonBlock height={56} />
    <SkeletonBlock height={44} width={160} />
  </Box>
);

const Text = () => (
  <Box sx={{ display: 'grid', gap: 3, maxWidth: 720 }}>
    <SkeletonBlock height={44} width="60%" />
    <Lines count={12} />
  </Box>
);

const SHAPES: Record<RouteDeclaration['skeleton'], () => ReactNode> = {
  cards: Cards,
  listing: ListingSkeleton,
  detail: DetailSkeleton,
  record: RecordSkeleton,
  table: Table,
  form: Form,
  text: Text,
};

/** Padding above and below the shape, where it is not the default. */
const PADDING: Partial<Record<RouteDeclaration['skeleton'], number | object>> = {
  cards: { xs: 4, md: 7 },
  listing: 2.5,
  detail: { xs: 0, sm: 2, md: 3 },
  record: { xs: 1, md: 2 },
};

const TOOLS_PADDING = { xs: 2.5, md: 4 };

/** Attribute of a page's skeleton, by which the frame around it recognizes it. */
export const SKELETON_MARK = 'data-page-skeleton';

interface Props {
  readonly shape: RouteDeclaration['skeleton'];
  /** Drawn instead of the shape, if the page declares its parts. */
  readonly layout?: PageLayout | undefined;
}

/** The placeholder of a page, in its shape; a text says that the page is loading. */
export const PageSkeleton = ({ shape, layout }: Props) => {
  const Shape = SHAPES[shape];
  return (
    <Container
      {...{ [SKELETON_MARK]: '' }}
      maxWidth={layout?.wide ? 'xl' : 'lg'}
      sx={{ py: layout ? TOOLS_PADDING : (PADDING[shape] ?? { xs: 2, md: 3 }), minHeight: '100vh' }}
    >
      <Box role="status" sx={visuallyHidden}>
        Loading…
      </Box>
      <Box aria-hidden>{layout ? <PartSkeletons parts={layout.parts} /> : <Shape />}</Box>
    </Container>
  );
};
