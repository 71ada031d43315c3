import { Box } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import type { Trouble } from './trouble.ts';

/** The error, shown above the buttons. Announced. */
export const TroubleNote = ({ trouble }: { readonly trouble: Trouble | undefined }) =>
  trouble && (
    <Alert severity={trouble.severity} sx={{ mb: 2 }}>
      {trouble.title && (
        <Box component="span" sx={{ display: 'block', fontWeight: 700 }}>
          {trouble.title}
        </Box>
      )}
      {trouble.text}
    </Alert>
  );
