import type { PaymentState } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { Check, CircleX, Clock, Hourglass, Undo2, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderStatusText, Tone } from './order-status-text.ts';

const ICONS = {
  open: Clock,
  failed: CircleX,
  checking: Hourglass,
  booked: Check,
  refunding: Undo2,
  refunded: Undo2,
  lapsed: Wallet,
} as const satisfies Record<PaymentState, typeof Clock>;

const COLOURS: Readonly<Record<Tone, { readonly disc: string; readonly ink: string }>> = {
  good: { disc: 'success.light', ink: 'success.main' },
  waiting: { disc: 'warning.light', ink: 'warning.main' },
  bad: { disc: 'error.light', ink: 'error.main' },
  quiet: { disc: 'secondary.main', ink: 'secondary.contrastText' },
};

interface Props {
  readonly words: OrderStatusText;
  readonly state: PaymentState;
  readonly children: ReactNode;
}

/** The answer at a glance: an icon, a headline, a sentence, and the actions. */
export const OrderHero = ({ words: { tone, title, text }, state, children }: Props) => {
  const { disc, ink } = COLOURS[tone];
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
        gap: { xs: 2, sm: 3 },
        p: { xs: 2.5, sm: 4 },
        borderRadius: 2,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        boxShadow: '0 12px 32px rgb(42 28 20 / 7%)',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: { xs: 52, sm: 64 },
          height: { xs: 52, sm: 64 },
          borderRadius: '50%',
          bgcolor: disc,
          color: ink,
        }}
      >
        <Box component={ICONS[state]} size={28} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        <Typography sx={{ mt: 1, maxWidth: '58ch', overflowWrap: 'anywhere', lineHeight: 1.6 }}>
          {text}
        </Typography>
        {children}
      </Box>
    </Box>
  );
};
