import { Box, Container } from '@sundara/web/core';
import type { ReactNode } from 'react';
import { PageHead } from '../page-head/page-head.tsx';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** Below the lead: ways that are nearer than the form. */
  readonly ways?: ReactNode;
  /** Beside the form on wide screens, below it on narrow ones. */
  readonly aside: ReactNode;
  /** Below both, over the whole width. */
  readonly after?: ReactNode;
  /** The form, on a card. */
  readonly children: ReactNode;
}

const CARD = { p: { xs: 2, sm: 4 }, borderRadius: 1.5 } as const;

/** A page with a form to us, and what goes with it beside. */
export const FormPage = ({ title, lead, ways, aside, after, children }: Props) => (
  <Container maxWidth="lg" sx={{ py: { xs: 4, md: 7 } }}>
    <PageHead title={title} lead={lead}>
      {ways}
    </PageHead>
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        // A wide window gives its room to both: a form's lines stay short enough to be followed.
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) 352px',
          xl: 'minmax(0, 1fr) 480px',
        },
      }}
    >
      <Box
        sx={{
          ...CARD,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          boxShadow: '0 12px 40px rgb(42 28 20 / 6%)',
        }}
      >
        {children}
      </Box>
      <Box sx={{ ...CARD, bgcolor: 'rgb(var(--mui-palette-secondary-mainChannel) / 45%)' }}>{aside}</Box>
    </Box>
    {after}
  </Container>
);
