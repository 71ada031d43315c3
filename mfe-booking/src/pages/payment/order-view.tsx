import type { OrderState } from '@sundara/contracts/api';
import { Box, Container, Typography, usePageTitle, visuallyHidden } from '@sundara/web/core';
import { useEffect, useRef, useState } from 'react';
import { OrderActions } from './order-actions.tsx';
import { OrderHero } from './order-hero.tsx';
import { statusTextOf } from './order-status-text.ts';
import { OrderSummary } from './order-summary.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { SupportNote } from './support-note.tsx';
import { useOrder } from './use-order.ts';

/** Announces each new state; the initial one is read with the page. */
const useSpoken = (title: string): string => {
  const before = useRef(title);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (before.current === title) return;
    before.current = title;
    setSpoken(title);
  }, [title]);
  return spoken;
};

/** An order, from headline to support, kept up to date while the page is open. */
export const OrderView = ({ first }: { first: OrderState }) => {
  const current = useOrder(first);
  const { order } = current;
  const words = statusTextOf(order);
  usePageTitle(words.title);
  const spoken = useSpoken(`${words.title}. ${words.text}`);

  return (
    <Container maxWidth="md" sx={{ py: { xs: 2.5, md: 5 } }}>
      <Box role="status" sx={visuallyHidden}>
        {spoken}
      </Box>
      <OrderHero words={words} state={order.state}>
        <OrderActions {...current} />
      </OrderHero>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          mt: { xs: 4, md: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 4fr)' },
          alignItems: 'start',
        }}
      >
        <OrderSummary order={order} />
        <section aria-labelledby="what-happened">
          <Typography variant="h3" component="h2" id="what-happened" sx={{ mb: 2 }}>
            What happened so far
          </Typography>
          <OrderTimeline events={order.timeline} />
        </section>
      </Box>
      <SupportNote orderId={order.orderId} />
    </Container>
  );
};
