import { Box, Typography } from '@sundara/web/core';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** Below the lead. */
  readonly children?: ReactNode;
}

/** How a page of text or with a form begins: its title, and what it is about. */
export const PageHead = ({ title, lead, children }: Props) => (
  <Box component="header" sx={{ maxWidth: '46rem', mb: { xs: 3, md: 5 } }}>
    <Typography variant="h1">{title}</Typography>
    <Typography sx={{ mt: 1.5, fontSize: '1.2rem', color: 'text.secondary' }}>{lead}</Typography>
    {children}
  </Box>
);
