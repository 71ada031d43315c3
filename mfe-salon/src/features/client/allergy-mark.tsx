import { Box } from '@sundara/web/core';
import { TriangleAlert } from 'lucide-react';

/** What the salon noted of a client's allergies, where a visit or a client is shown; nothing without any. */
export const AllergyMark = ({ allergies }: { readonly allergies: string }) =>
  allergies && (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'flex-start',
        gap: 0.75,
        px: 1,
        py: 0.5,
        borderRadius: 1,
        bgcolor: 'warning.light',
        color: 'warning.main',
        fontSize: '0.9rem',
        fontWeight: 600,
        overflowWrap: 'anywhere',
        // Fills go where the system has its own colours.
        border: '1px solid currentColor',
      }}
    >
      <Box component={TriangleAlert} size={16} aria-hidden sx={{ flexShrink: 0, mt: 0.25 }} />
      <span>Allergies: {allergies}</span>
    </Box>
  );
