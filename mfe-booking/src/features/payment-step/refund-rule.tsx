import { CANCELLATION_RULES, type Quote } from '@sundara/contracts';
import { Box, Typography, useNow } from '@sundara/web/core';
import { ShieldCheck } from 'lucide-react';
import { refundLines } from './refund-lines.ts';

interface Props {
  readonly quote: Quote;
  readonly start: Date;
}

/** What comes back until when, for this visit; what comes back later and the full rules are in a fold below. */
export const RefundRule = ({ quote, start }: Props) => {
  const [first, ...rest] = refundLines(quote.totalPaise, start, useNow(30_000));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 1.5,
        px: 2,
        pt: 1.25,
        pb: 0.25,
        borderRadius: 1.5,
        bgcolor: 'success.light',
      }}
    >
      <Box sx={{ color: 'success.main', pt: 0.25 }}>
        <ShieldCheck size={20} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, color: 'success.main' }}>{first}</Typography>
        <Box component="details" sx={{ fontSize: '0.9rem' }}>
          <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 1.25 }}>
            What comes back later, and all rules
          </Box>
          {rest.map((line) => (
            <Typography key={line} variant="body2" sx={{ mb: 0.5 }}>
              {line}
            </Typography>
          ))}
          <Box component="ul" sx={{ mt: 1, mb: 1, pl: 2.5, display: 'grid', gap: 0.5 }}>
            {CANCELLATION_RULES.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </Box>
        </Box>
      </Box>
    </Box>
  );
};
