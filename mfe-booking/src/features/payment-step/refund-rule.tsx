import { CANCELLATION_RULES, type Paise, type Quote, refundOf, rupeesOf } from '@sundara/contracts';
import { Box, Money, Typography, useNow } from '@sundara/web/core';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { refundLines } from './refund-lines.ts';

interface Props {
  readonly quote: Quote;
  readonly start: Date;
}

/**
 * What comes back until when, for this visit; in the colour of a benefit only while all of it does. What comes back later and the full rules are in a fold below.
 */
export const RefundRule = ({ quote, start }: Props) => {
  const now = useNow(30_000);
  const { totalPaise } = quote;
  const [first, ...rest] = refundLines(totalPaise, start, now);
  const { refundPaise } = refundOf({ paidPaise: totalPaise, start, now, by: 'customer' });
  const isWhole = refundPaise === totalPaise;
  const kind = isWhole ? 'success' : 'warning';
  const Icon = isWhole ? ShieldCheck : ShieldAlert;
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
        bgcolor: `${kind}.light`,
      }}
    >
      <Box sx={{ color: `${kind}.main`, pt: 0.25 }}>
        <Icon size={20} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {!isWhole && refundPaise > 0 && (
          <Typography sx={{ fontWeight: 600, color: 'warning.main' }}>
            <Money rupees={rupeesOf((totalPaise - refundPaise) as Paise)} /> is not refundable from now
          </Typography>
        )}
        <Typography sx={{ fontWeight: 600, color: `${kind}.main` }}>{first}</Typography>
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
