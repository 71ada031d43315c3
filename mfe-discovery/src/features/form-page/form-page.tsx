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
  /** The form, on a card. */
  readonly children: ReactNode;
}

/** A page with a form to us, and what goes with it beside. */
export const FormPage = ({ title, lead, ways, aside, children }: Props) => (
  <Container maxWidth="lg" sx={{ py: { xs: 4, md: 7 } }}>
    <PageHead title={title} lead={lead}>
      {ways}
    </PageHead>
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 5, md: 8 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
      }}
    >
      <Box
        sx={{
          p: { xs: 2, sm: 4 },
          borderRadius: 1.5,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          boxShadow: '0 12px 40px rgb(42 28 20 / 6%)',
        }}
      >
        {children}
      </Box>
      {aside}
    </Box>
  </Container>
);
