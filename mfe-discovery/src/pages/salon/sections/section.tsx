import { Box, Typography } from '@sundara/web/core';
import type { ReactNode } from 'react';

/** A part of the page with its heading; the margin keeps it clear of the sticky header when it is jumped to. */
export const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={{ scrollMarginTop: 136 }}>
    <Typography variant="h2" id={`${id}-title`} sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Box>
);
