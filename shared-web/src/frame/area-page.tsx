import { Box, Container, Typography } from '@sundara/web/core';
import { keptFocus } from '@sundara/web/focus';
import type { ReactNode } from 'react';

export interface AreaPageProps {
  readonly title: string;
  /** The page's description in a sentence, or how much it lists; limited to a readable width. */
  readonly lead?: ReactNode;
  /** The actions for the whole page, at the end of its header. */
  readonly actions?: ReactNode;
  /** How much of a wide screen the page takes; default 'lg'. 'full' is for wide content, such as a calendar. */
  readonly width?: 'lg' | 'xl' | 'full';
  readonly children: ReactNode;
}

/** A page of the owner's or the admin's area: its header, and focus management for rows and dialogs that disappear. */
export const AreaPage = ({ title, lead, actions, width = 'lg', children }: AreaPageProps) => (
  <Container ref={keptFocus} maxWidth={width === 'full' ? false : width} sx={{ py: { xs: 2.5, md: 4 } }}>
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
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        {lead && (
          <Typography component="div" sx={{ mt: 0.25, maxWidth: '64ch', color: 'text.secondary' }}>
            {lead}
          </Typography>
        )}
      </Box>
      {actions && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>{actions}</Box>
      )}
    </Box>
    {children}
  </Container>
);
