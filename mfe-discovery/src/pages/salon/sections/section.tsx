import { Box, Typography } from '@sundara/web/core';
import type { ReactNode } from 'react';
import { SECTION_TOP } from '../section-nav.tsx';

/** A part of the page with its heading; the margin keeps it clear of the sticky bars when a link leads to it. */
export const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Box
    component="section"
    id={id}
    aria-labelledby={`${id}-title`}
    sx={{
      scrollMarginTop: SECTION_TOP,
      '& + &': { mt: { xs: 4, md: 7 }, pt: { xs: 4, md: 7 }, borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Typography variant="h2" id={`${id}-title`} tabIndex={-1} sx={{ mb: { xs: 2, md: 3 }, outline: 'none' }}>
      {title}
    </Typography>
    {children}
  </Box>
);
