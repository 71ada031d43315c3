import type { PagePart } from '@sundara/contracts/federation';
import { Box } from '@sundara/web/core';
import type { ReactNode } from 'react';
import { type Height, SkeletonBlock } from './skeleton-blocks.tsx';

const TITLE = { xs: 33, md: 40 } as const;
const TILE = { xs: 70, md: 131 } as const;
const LOW_TILE = { xs: 70, md: 68 } as const;
const SHORT_TILE = { xs: 84, md: 58 } as const;
const TALL_TILE = { xs: 92, md: 153 } as const;
const ROW = { xs: 200, md: 49 } as const;
const CARD = { xs: 255, md: 235 } as const;
// On phones the one that is chosen has 33 more than the three others.
const SHORT_CARD = { xs: 106, md: 153 } as const;
const PANEL = { xs: 418, md: 378 } as const;
const CLOSE = { xs: 1, sm: 2 } as const;

interface BlocksProps {
  readonly count: number;
  readonly height: Height;
  /** Grid columns on narrow and on wide screens. */
  readonly columns?: readonly [xs: string, md: string];
  readonly gap?: number | object;
}

const below = 'minmax(0, 1fr)';
const beside = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const Blocks = ({ count, height, columns = [below, below], gap = 2 }: BlocksProps) => (
  <Box sx={{ display: 'grid', gap, gridTemplateColumns: { xs: columns[0], md: columns[1] } }}>
    {Array.from({ length: count }, (_, at) => (
      // Blocks are never reordered.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <SkeletonBlock key={at} height={height} />
    ))}
  </Box>
);

/** Widths of two or three buttons, in pixels; on phones, three take two rows. */
const TWO = [136, 136] as const;
const THREE = [184, 136, 136] as const;

const Actions = ({ widths }: { widths: readonly number[] }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {widths.map((width, at) => (
      // Blocks are never reordered.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <SkeletonBlock key={at} height={44} width={width} />
    ))}
  </Box>
);

/** The page's description: its flex basis and its height. */
const LEAD = { basis: '28rem', height: 22 } as const;
const TEXT = { basis: '35rem', height: { xs: 46, md: 22 } } as const;

interface TitleProps {
  readonly lead?: typeof LEAD | typeof TEXT;
  /** Widths of its buttons, in pixels. */
  readonly actions?: readonly number[];
  /** Whether the buttons are next to the title on phones too; the title is short then. */
  readonly beside?: boolean;
}

/** The page's title, its description, and its buttons: next to them, on phones below. */
const Title = ({ lead, actions, beside: near = false }: TitleProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 2,
      rowGap: 1.5,
      minHeight: { md: actions ? 44 : 40 },
    }}
  >
    <Box sx={{ flex: { xs: near ? '0 1 80px' : '1 1 100%', md: `0 1 ${(lead ?? LEAD).basis}` } }}>
      <SkeletonBlock height={TITLE} width={near ? 80 : 150} />
      {lead && (
        <Box sx={{ mt: 0.5 }}>
          <SkeletonBlock height={lead.height} width="min(26rem, 90%)" />
        </Box>
      )}
    </Box>
    {actions && <Actions widths={actions} />}
  </Box>
);

const fields = (count: number) => (
  <Blocks count={count} height={44} columns={['1fr 1fr', 'repeat(auto-fill, 230px)']} gap={1} />
);

/** Space below a part, in theme spacing units. */
const ROOM: Partial<Record<PagePart, number | { readonly xs: number; readonly md: number }>> = {
  heading: 1,
  'heading-status': 1.5,
  'tiles-3': 3,
  'tiles-4': 3,
  'tall-tiles-3': 2,
  tabs: 2,
  search: 1.75,
  'fields-1': 2,
  'fields-2': 2,
  'fields-3': 2,
  'fields-4': 2,
  'phone-fields-1': 2,
  'short-cards-4': { xs: 3, md: 4 },
  panels: 2,
};

/** The filters after a search are behind a button beside it on phones. */
const displayOf = (part: PagePart, before: PagePart | undefined) => {
  if (part === 'phone-fields-1') return { md: 'none' };
  return part.startsWith('fields') && before === 'search' ? { xs: 'none', sm: 'block' } : 'block';
};

const PARTS: Record<PagePart, ReactNode> = {
  title: <Title />,
  'title-lead': <Title lead={LEAD} />,
  'title-text': <Title lead={TEXT} />,
  'title-actions': <Title actions={TWO} />,
  'title-actions-beside': <Title actions={[200]} beside />,
  'title-lead-actions': <Title lead={LEAD} actions={TWO} />,
  'title-text-actions-3': <Title lead={TEXT} actions={THREE} />,
  actions: <Actions widths={TWO} />,
  heading: (
    <Box sx={{ display: 'flex', alignItems: 'center', height: 44 }}>
      <SkeletonBlock height={29} width={170} />
    </Box>
  ),
  'heading-status': (
    <>
      <SkeletonBlock height={29} width={170} />
      <Box sx={{ mt: 0.25 }}>
        <SkeletonBlock height={20} width={200} />
      </Box>
    </>
  ),
  'tiles-3': <Blocks count={3} height={LOW_TILE} columns={[below, beside(3)]} gap={CLOSE} />,
  'tiles-4': <Blocks count={4} height={TILE} columns={[below, beside(4)]} gap={CLOSE} />,
  'short-tiles-3': <Blocks count={3} height={SHORT_TILE} columns={[beside(3), beside(3)]} gap={CLOSE} />,
  'tall-tiles-3': <Blocks count={3} height={TALL_TILE} columns={[below, beside(3)]} gap={CLOSE} />,
  tabs: <SkeletonBlock height={49} />,
  search: <SkeletonBlock height={44} />,
  'fields-1': fields(1),
  'fields-2': fields(2),
  'fields-3': fields(3),
  'fields-4': fields(4),
  'phone-fields-1': fields(1),
  rows: <Blocks count={8} height={ROW} gap={{ xs: 1.5, md: 1 }} />,
  cards: <Blocks count={4} height={CARD} />,
  'short-cards-4': (
    <Blocks count={4} height={SHORT_CARD} columns={[below, beside(4)]} gap={{ xs: 1.5, sm: 2 }} />
  ),
  panels: <Blocks count={2} height={PANEL} columns={[below, beside(2)]} />,
};

/** The skeleton of a tools page, part by part as its remote declares it. */
export const PartSkeletons = ({ parts }: { parts: readonly PagePart[] }) =>
  parts.map((part, at) => (
    // Parts are never reordered, and one may occur twice.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Box key={at} data-part={part} sx={{ mb: ROOM[part] ?? 2.5, display: displayOf(part, parts[at - 1]) }}>
      {PARTS[part]}
    </Box>
  ));
