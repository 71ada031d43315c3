import type { ReactNode } from 'react';
import { Box } from '../box.tsx';
import { Typography } from '../typography.tsx';

/** An empty state: what is missing, and what to do next. */
export const EmptyFace = ({
  icon,
  title,
  children,
}: {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
}) => (
  <Box sx={{ py: 6, px: 2, textAlign: 'center' }}>
    {icon && <Box sx={{ color: 'primary.light', mb: 1.5 }}>{icon}</Box>}
    <Typography variant="h4" component="p" gutterBottom>
      {title}
    </Typography>
    {children && <Box sx={{ mt: 2 }}>{children}</Box>}
  </Box>
);
