import { Box, Typography } from '@sundara/web/core';
import type { ReactNode } from 'react';

/** The title of a page of the console, and beside it how fresh it is and what can be done with all of it. */
export const PageHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Box
    component="header"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 2,
      rowGap: 1.5,
      mb: 2.5,
    }}
  >
    <Typography variant="h2" component="h1">
      {title}
    </Typography>
    {children}
  </Box>
);
