import { Box, Typography } from '@sundara/web/core';
import { copiesAt, copiesOf } from '../copies-text.ts';
import type { Preview } from './use-service-form.ts';

/** What changes, and which copies at salons would follow; what a salon changed itself stays in any case. */
export const CopiesQuestion = ({ preview: { changes, copies, following, fields } }: { preview: Preview }) => (
  <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
    <Box component="ul" aria-label="Changes" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {changes.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
    <Typography>
      Of {copiesAt(copies)}, {copiesAt(following)} would follow: there, the salon has left it as it was
      copied. What a salon has changed itself, its own price too, always stays.
    </Typography>
    <Box component="dl" aria-label="Copies that would follow" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
      {fields.map(({ field, label, copies: count }) => (
        <Box key={field} sx={{ display: 'flex', justifyContent: 'space-between', maxWidth: 320, gap: 2 }}>
          <Box component="dt">{label}</Box>
          <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums lining-nums' }}>
            {copiesOf(count)}
          </Box>
        </Box>
      ))}
    </Box>
    <Typography sx={{ color: 'text.secondary' }}>Visits that are booked stay as they were booked.</Typography>
  </Box>
);
