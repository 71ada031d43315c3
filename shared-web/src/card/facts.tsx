import { Box } from '@sundara/web/core';
import type { ReactNode } from 'react';

/** Facts by name; those without a value are left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: 2,
      rowGap: 0.75,
      fontVariantNumeric: 'tabular-nums lining-nums',
      '& dt': { color: 'text.secondary' },
      '& dd': { m: 0, textAlign: 'end', overflowWrap: 'anywhere' },
    }}
  >
    {facts
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
  </Box>
);
