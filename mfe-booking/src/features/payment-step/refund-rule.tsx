import { CANCELLATION_RULES, type Quote } from '@sundara/contracts';
import { Box, Typography, useNow } from '@sundara/web/core';
import { ShieldCheck } from 'lucide-react';
import { refundLines } from './refund-lines.ts';

interface Props {
  readonly quote: Quote;
  readonly start: Date;
}

/** The refunds and their deadlines for this visit; the full rules are in a fold below. */
export const RefundRule = ({ quote, start }: Props) => {
  const [first, ...rest] = refundLines(quote.totalPaise, start, useNow(30_000));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 1.5,
        p: 2,
        borderRadius: 1.5,
        bgcolor: 'success.light',
      }}
    >
      <Box sx={{ color: 'success.main', pt: 0.25 }}>
        <ShieldCheck size={20} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, color: 'success.main' }}>{first}</Typography>
        {rest.map((line) => (
          <Typography key={line} variant="body2" sx={{ mt: 0.5 }}>
            {line}
          </Typography>
        ))}
        <Box component="details" sx={{ mt: 0.5, fontSize: '0.9rem' }}>
          <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 1.25 }}>
            All rules of cancelling and moving
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
            {CANCELLATION_RULES.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </Box>
        </Box>
      </Box>
    </Box>
  );
};
