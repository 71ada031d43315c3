import { Box } from '@sundara/web/core';
import { AS_CARDS, AS_TABLE } from '@sundara/web/table';
import type { ReactNode } from 'react';

const SHOWN = {
  always: {},
  /** Where the other columns are hidden. */
  card: { [AS_TABLE]: { display: 'none' } },
  table: { [AS_CARDS]: { display: 'none' } },
  /** Only where all columns have room besides. */
  wide: { '@container (max-width: 1179.95px)': { display: 'none' } },
} as const;

interface Part {
  readonly id: string;
  readonly shown?: keyof typeof SHOWN;
  readonly content: ReactNode;
}

/** A quiet line of details below a row's name, the first of them always shown; what does not fit in a table is cut, on a card it wraps. */
export const Details = ({ parts }: { readonly parts: readonly Part[] }) => (
  <Box
    component="span"
    sx={{
      display: 'block',
      color: 'text.secondary',
      fontSize: '0.83rem',
      fontWeight: 400,
      fontVariantNumeric: 'tabular-nums lining-nums',
      overflowWrap: 'anywhere',
      [AS_TABLE]: { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
    }}
  >
    {parts.map(({ id, shown = 'always', content }, index) => (
      <Box component="span" key={id} sx={SHOWN[shown]}>
        {index > 0 && ' · '}
        {content}
      </Box>
    ))}
  </Box>
);

/** What other columns say in a table, on one quiet line below the name of a card. */
export const OnCard = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="span"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1,
      mt: 0.5,
      color: 'text.secondary',
      fontSize: '0.83rem',
      fontWeight: 400,
      [AS_TABLE]: { display: 'none' },
    }}
  >
    {children}
  </Box>
);
