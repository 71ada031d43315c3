import { Box, Typography } from '@sundara/web/core';
import type { ReactNode } from 'react';

interface Props {
  readonly title?: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** Fields that belong together: two side by side if there is space. */
export const FormGrid = ({ title, lead, children }: Props) => (
  <Box component="section" sx={{ '& + &': { mt: 4 } }}>
    {title && (
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
    )}
    {lead && <Typography sx={{ mt: 0.25, maxWidth: '60ch', color: 'text.secondary' }}>{lead}</Typography>}
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gap: 2,
        mt: title ? 2 : 0,
      }}
    >
      {children}
    </Box>
  </Box>
);

/** An item that takes a whole row of the grid. */
export const Wide = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>{children}</Box>
);
