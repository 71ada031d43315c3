import { Box, Typography } from '@sundara/web/core';
import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** `WaitingRow`s. */
  readonly children: ReactNode;
}

/** What waits for the owner, above the day. */
export const WaitingSection = ({ id, title, text, children }: Props) => (
  <Box
    component="section"
    aria-labelledby={id}
    sx={{
      mb: { xs: 3, md: 4 },
      p: { xs: 2, md: 3 },
      border: 1,
      borderColor: 'divider',
      borderRadius: 1.5,
      bgcolor: 'background.paper',
    }}
  >
    <Typography variant="h4" component="h2" id={id}>
      {title}
    </Typography>
    <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>
    <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  </Box>
);

/** One of them, with a way on at its end. */
export const WaitingRow = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 52 }}
  >
    {children}
  </Box>
);
