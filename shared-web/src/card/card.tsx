import { Box, Typography } from '@sundara/web/core';
import { type ReactNode, useId } from 'react';

interface Props {
  /** The part's name in an address; its margin keeps it clear of the bar when a link scrolls to it. */
  readonly id?: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page on its own card, under a small heading: the content comes first. */
export const Card = ({ id, title, children }: Props) => {
  const heading = useId();
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={heading}
      sx={{
        minWidth: 0,
        scrollMarginTop: 'calc(var(--bar-height, 76px) + 12px)',
        p: { xs: 2, sm: 2.5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      <Typography
        component="h2"
        id={heading}
        sx={{ mb: 1, fontSize: '0.95rem', fontWeight: 600, color: 'text.secondary' }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
};
