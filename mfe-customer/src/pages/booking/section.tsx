import { Box, Typography } from '@sundara/web/core';
import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page with its heading; the margins keep it clear of the bars when a link scrolls to it. */
export const Section = ({ id, title, children }: Props) => (
  <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={{ minWidth: 0, scrollMarginTop: 88 }}>
    <Typography variant="h3" component="h2" id={`${id}-title`} sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** A part on a card of its own, under a small heading: the content comes first. */
export const CardSection = ({ id, title, children }: Props) => (
  <Box
    component="section"
    id={id}
    aria-labelledby={`${id}-title`}
    sx={{
      minWidth: 0,
      scrollMarginTop: 88,
      p: { xs: 2.5, sm: 3 },
      border: 1,
      borderColor: 'divider',
      borderRadius: 1.5,
      bgcolor: 'background.paper',
    }}
  >
    <Typography
      component="h2"
      id={`${id}-title`}
      sx={{ mb: 0.75, fontSize: '0.95rem', fontWeight: 600, color: 'text.secondary' }}
    >
      {title}
    </Typography>
    {children}
  </Box>
);
