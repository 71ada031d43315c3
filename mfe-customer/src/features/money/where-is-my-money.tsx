import type { CustomerBookingDetail } from '@sundara/contracts/api';
import { AppLink, Box, Typography } from '@sundara/web/core';
import { ArrowRight, Check, CircleAlert, Clock, Wallet } from 'lucide-react';
import { type MoneyLine, paymentStatusText, type Tone } from './payment-status-text.ts';

const LOOKS = {
  good: { icon: Check, disc: 'success.light', ink: 'success.main' },
  waiting: { icon: Clock, disc: 'warning.light', ink: 'warning.main' },
  bad: { icon: CircleAlert, disc: 'error.light', ink: 'error.main' },
  quiet: { icon: Wallet, disc: 'secondary.main', ink: 'secondary.contrastText' },
} as const satisfies Record<Tone, object>;

const Line = ({ tone, text }: MoneyLine) => {
  const { icon, disc, ink } = LOOKS[tone];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Box
        sx={{
          flexShrink: 0,
          display: 'grid',
          placeItems: 'center',
          width: 28,
          height: 28,
          borderRadius: '50%',
          bgcolor: disc,
          color: ink,
        }}
      >
        <Box component={icon} size={16} aria-hidden />
      </Box>
      <Box component="span" sx={{ pt: '2px', lineHeight: 1.5 }}>
        {text}
      </Box>
    </Box>
  );
};

/** The payment and each refund with its state in words, and a link to the details. */
export const WhereIsMyMoney = ({ booking }: { booking: CustomerBookingDetail }) => {
  const { title, lines } = paymentStatusText(booking);
  return (
    <Box>
      <Typography
        variant="h3"
        component="p"
        sx={{ mb: 1.5, fontVariantNumeric: 'tabular-nums lining-nums', textWrap: 'balance' }}
      >
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
        {lines.map((line) => (
          <Line key={line.id} {...line} />
        ))}
      </Box>
      {booking.orderId && (
        <AppLink
          to={`/payment/${encodeURIComponent(booking.orderId)}`}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44, mt: 0.5 }}
        >
          All about this payment
          <ArrowRight size={17} aria-hidden />
        </AppLink>
      )}
    </Box>
  );
};
