import { Box, Typography } from '@sundara/web/core';
import { type ReactNode, useId } from 'react';

/** A part of the page on its own card, under its heading. */
export const Card = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
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
        id={id}
        sx={{ mb: 1, fontSize: '0.95rem', fontWeight: 600, color: 'text.secondary' }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
};

/** Somebody's own words, with who said them and when under it. */
export const Said = ({ text, foot }: { readonly text: string; readonly foot: ReactNode }) => (
  <Box sx={{ mb: 2, '&:last-child': { mb: 0 } }}>
    <Box
      component="blockquote"
      sx={{
        ...{ m: 0, pl: 2, borderLeft: 3, borderColor: 'primary.light', maxWidth: '65ch' },
        ...{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.6 },
      }}
    >
      {text || 'Erased, as the customer has left.'}
    </Box>
    <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
      {foot}
    </Typography>
  </Box>
);

/** Facts by name. */
export const Facts = ({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) => (
  <Box
    component="dl"
    sx={{
      ...{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.75 },
      '& dt': { color: 'text.secondary' },
      '& dd': { m: 0, textAlign: 'end', overflowWrap: 'anywhere' },
    }}
  >
    {facts.map(([name, value]) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Box>
    ))}
  </Box>
);
