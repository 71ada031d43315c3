import { formatRupees } from '@sundara/contracts';
import type { RefundOffer } from '@sundara/contracts/api';
import { Box, Money, Typography, useNow } from '@sundara/web/core';
import { Undo2 } from 'lucide-react';
import { leftOf } from './time-left.ts';

/** What is refunded once the time limit has passed; undefined if nothing changes any more. */
const afterwards = ({ later }: RefundOffer): string | undefined => {
  if (later === null) return undefined;
  return later > 0
    ? `After that ${formatRupees(later)} comes back.`
    : 'After that the salon decides whether something comes back.';
};

/** The refund, its deadline as a clock time, and what applies afterwards (resolutions M8). */
export const RefundPanel = ({ offer }: { readonly offer: RefundOffer }) => {
  const now = useNow(1000);
  const left = offer.until && leftOf(offer.until, now);
  const some = offer.refund > 0;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 1.5,
        p: 2,
        mb: 2,
        borderRadius: 1.5,
        bgcolor: some ? 'success.light' : 'warning.light',
      }}
    >
      <Box sx={{ color: some ? 'success.main' : 'warning.main', pt: 0.5 }}>
        <Undo2 size={20} aria-hidden />
      </Box>
      <div>
        <Typography
          sx={{
            fontSize: '1.2rem',
            fontWeight: 700,
            lineHeight: 1.3,
            color: some ? 'success.main' : 'warning.main',
            fontVariantNumeric: 'tabular-nums lining-nums',
          }}
        >
          {some ? `${formatRupees(offer.refund)} comes back` : 'Nothing comes back by itself'}
        </Typography>
        {offer.paid > 0 && offer.percent < 100 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            of <Money rupees={offer.paid} /> that you paid
          </Typography>
        )}
        <Typography sx={{ mt: 1 }}>{offer.text}</Typography>
        {left && (
          <Typography
            role="timer"
            aria-live="off"
            sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
          >
            {left}
          </Typography>
        )}
        {afterwards(offer) && <Typography variant="body2">{afterwards(offer)}</Typography>}
      </div>
    </Box>
  );
};
