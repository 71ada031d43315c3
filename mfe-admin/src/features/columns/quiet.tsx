import { Box } from '@sundara/web/core';
import type { ReactNode } from 'react';

/** The second line of a table's cell, which explains the first. */
export const Quiet = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="span"
    sx={{ display: 'block', color: 'text.secondary', fontWeight: 400, overflowWrap: 'anywhere' }}
  >
    {children}
  </Box>
);
