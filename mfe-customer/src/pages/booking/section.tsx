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
