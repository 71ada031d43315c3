import { Box, RADIUS, Typography } from '@sundara/web/core';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** What the panel shows, in a sentence. */
  readonly lead: ReactNode;
  /** 'h3' for a panel inside a section that has a heading. */
  readonly heading?: 'h2' | 'h3';
  readonly children: ReactNode;
}

/** A chart with its heading. */
export const Panel = ({ title, lead, heading = 'h2', children }: Props) => {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        minWidth: 0,
        px: { xs: 2, sm: 2.5 },
        py: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: `${RADIUS.card}px`,
        bgcolor: 'background.paper',
        boxShadow: '0 1px 2px rgb(42 28 20 / 4%), 0 8px 24px rgb(42 28 20 / 5%)',
      }}
    >
      <Typography variant="h4" component={heading} id={id}>
        {title}
      </Typography>
      <Box sx={{ mb: 1.5, fontSize: '0.9rem', color: 'text.secondary' }}>{lead}</Box>
      {children}
    </Box>
  );
};
