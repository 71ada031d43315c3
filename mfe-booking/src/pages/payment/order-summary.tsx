import { formatDayAndClock, paymentMethodLabel } from '@sundara/contracts';
import type { OrderState } from '@sundara/contracts/api';
import { AppLink, Box, Money, TOUCH_LINE, Typography } from '@sundara/web/core';
import type { ReactNode } from 'react';
import { OrderFiles } from './order-files.tsx';
import { returned, sumOf } from './order-status-text.ts';

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(6.5rem, 1fr) minmax(0, 2fr)',
      gap: 2,
      py: 1.25,
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
);

const Code = ({ children }: { children: string }) => (
  <Box component="span" sx={{ fontSize: '0.9rem', fontVariantNumeric: 'tabular-nums' }}>
    {children}
  </Box>
);

/** The visit and its payment, with their documents. */
export const OrderSummary = ({ order }: { order: OrderState }) => {
  const { booking, amount, method, paymentId, orderId, refunds } = order;
  const back = sumOf(returned(order));
  const twice = sumOf(refunds) - back;
  return (
    <section aria-labelledby="the-visit">
      <Typography variant="h3" component="h2" id="the-visit" sx={{ mb: 1 }}>
        Visit and payment
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        <Row label="Salon">
          <AppLink to={`/salon/${booking.salonId}`} sx={TOUCH_LINE}>
            {booking.salonName}
          </AppLink>
        </Row>
        <Row label="When">
          <time dateTime={booking.dateTime}>{formatDayAndClock(new Date(booking.dateTime))}</time>
        </Row>
        <Row label="Services">{booking.services.join(', ')}</Row>
        <Row label={paymentId ? 'Paid' : 'Amount'}>
          <Box component="span" sx={{ fontWeight: 700 }}>
            <Money rupees={amount} />
          </Box>
          {method && <> by {paymentMethodLabel(method)}</>}
        </Row>
        {back > 0 && (
          <Row label="Back to you">
            <Box component="span" sx={{ fontWeight: 700 }}>
              <Money rupees={back} />
            </Box>
          </Row>
        )}
        {twice > 0 && (
          <Row label="Paid twice">
            <Money rupees={twice} /> back to you
          </Row>
        )}
        {paymentId && (
          <Row label="Payment">
            <Code>{paymentId}</Code>
          </Row>
        )}
        <Row label="Order">
          <Code>{orderId}</Code>
        </Row>
      </Box>
      <OrderFiles order={order} />
    </section>
  );
};
