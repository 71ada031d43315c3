import { formatDayAndClock } from '@sundara/contracts';
import type { AdminPayment } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { money } from '../../features/proposal/proposal-labels.ts';
import { refundText, statusText } from './refund-labels.ts';

/** What was refunded of a payment so far, and why. */
export const RefundList = ({ refunds }: Pick<AdminPayment, 'refunds'>) => (
  <Box component="section" aria-label="Refunds so far">
    <Typography component="h3" sx={{ fontWeight: 700, mb: 1 }}>
      Refunds so far
    </Typography>
    {refunds.length === 0 && <Typography sx={{ color: 'text.secondary' }}>Nothing went back yet.</Typography>}
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {refunds.map(({ id, amountPaise, reason, status, createdAt, askedBy }) => (
        <Box component="li" key={id} sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2 }}>
          <span>{refundText(reason)}</span>
          <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' }}>
            {money(amountPaise)}
          </Box>
          <Box component="span" sx={{ gridColumn: '1 / -1', color: 'text.secondary', fontSize: '0.9rem' }}>
            {statusText(status)}, {formatDayAndClock(new Date(createdAt))}
            {askedBy && `, asked for by ${askedBy}`}
          </Box>
        </Box>
      ))}
    </Box>
  </Box>
);
