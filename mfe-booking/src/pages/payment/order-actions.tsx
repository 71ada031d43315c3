import { formatRupees } from '@sundara/contracts';
import type { OrderState } from '@sundara/contracts/api';
import { Box, Button, LinkButton, Typography } from '@sundara/web/core';
import { RotateCw } from 'lucide-react';
import { HoldCountdown } from '../../features/hold/hold-countdown.tsx';
import { isSlotGone } from './order-status-text.ts';
import type { useOrder } from './use-order.ts';
import { usePaying } from './use-paying.ts';
import { useOnline } from './use-seen.ts';

/** The actions for an order now, and how up to date it is. */
export const OrderActions = ({ order, asking, trouble, check, paid }: ReturnType<typeof useOrder>) => {
  const online = useOnline();
  const { pay, paying, message } = usePaying(order, { onPaid: paid, onClosed: check });
  const note = online
    ? (message ?? trouble)
    : 'You are offline. This page asks again as soon as you are back.';
  return (
    <>
      {order.checkout && (
        <Typography component="div" sx={{ mt: 2, color: 'text.secondary' }}>
          <HoldCountdown until={order.checkout.holdExpiresAt} onEnd={check} />
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5, '&:empty': { display: 'none' } }}>
        {order.checkout && (
          <Button
            variant="contained"
            size="large"
            onClick={pay}
            loading={paying}
            loadingPosition="start"
            sx={{ flexGrow: { xs: 1, sm: 0 } }}
          >
            {paying ? 'Waiting for the payment window…' : `Pay ${formatRupees(order.amount)} now`}
          </Button>
        )}
        {order.state === 'checking' && (
          <Button
            variant="contained"
            size="large"
            onClick={check}
            loading={asking}
            loadingPosition="start"
            startIcon={<RotateCw size={18} aria-hidden />}
            sx={{ flexGrow: { xs: 1, sm: 0 } }}
          >
            {asking ? 'Asking the bank…' : 'Check again'}
          </Button>
        )}
        <WayOn order={order} />
      </Box>
      <Typography
        role="status"
        variant="body2"
        sx={{ mt: note ? 2 : 0, color: message && online ? 'error.main' : 'warning.main' }}
      >
        {note}
      </Typography>
    </>
  );
};

/** The next page when nothing is left to do here. */
const WayOn = ({ order }: { order: OrderState }) => {
  const { state, booking } = order;
  const wide = { size: 'large', sx: { flexGrow: { xs: 1, sm: 0 } } } as const;
  const salon = `/salon/${booking.salonId}`;
  if (state === 'booked') {
    return (
      <LinkButton to="/dashboard?tab=all-bookings" variant="contained" {...wide}>
        My bookings
      </LinkButton>
    );
  }
  if (state === 'lapsed' || isSlotGone(order)) {
    return (
      <LinkButton to={salon} variant="contained" {...wide}>
        Choose another time
      </LinkButton>
    );
  }
  if (state === 'refunding' || state === 'refunded') {
    return (
      <LinkButton to={salon} variant="outlined" {...wide}>
        Book again
      </LinkButton>
    );
  }
  return null;
};
