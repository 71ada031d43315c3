import { Box, Typography } from '@sundara/web/core';
import type { ReactNode } from 'react';

/** Somebody's own words, and under them who said them and when. */
export const Quote = ({ text, foot }: { readonly text: string; readonly foot: ReactNode }) => (
  <div>
    <Box
      component="blockquote"
      sx={{
        ...{ m: 0, pl: 2, borderLeft: 3, borderColor: 'primary.light', maxWidth: '65ch' },
        ...{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.6 },
      }}
    >
      {text}
    </Box>
    <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
      {foot}
    </Typography>
  </div>
);
