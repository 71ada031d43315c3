import { Box, Typography } from '@sundara/web/core';
import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page on its own card, under a small heading. */
export const Card = ({ id, title, children }: Props) => (
  <Box
    component="section"
    id={id}
    aria-labelledby={`${id}-title`}
    sx={{
      minWidth: 0,
      p: { xs: 2, sm: 2.5 },
      border: 1,
      borderColor: 'divider',
      borderRadius: 1.5,
      bgcolor: 'background.paper',
    }}
  >
    <Typography
      component="h2"
      id={`${id}-title`}
      sx={{ mb: 1, fontSize: '0.95rem', fontWeight: 600, color: 'text.secondary' }}
    >
      {title}
    </Typography>
    {children}
  </Box>
);

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
