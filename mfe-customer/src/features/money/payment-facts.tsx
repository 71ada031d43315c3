import { formatDate, paiseOf, paymentMethodLabel } from '@sundara/contracts';
import type { CustomerBookingDetail } from '@sundara/contracts/api';
import { Box, Money, PriceSummary } from '@sundara/web/core';
import type { ReactNode } from 'react';
import { paymentStatusLabel } from './payment-status-text.ts';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: 2,
      py: 1,
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box
      component="dd"
      sx={{ m: 0, textAlign: 'end', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
    >
      {children}
    </Box>
  </Box>
);

/** Payment id, status, method, amount and date (specification 1, section 2), as far as they are known. */
export const PaymentFacts = ({ payment }: { payment: NonNullable<CustomerBookingDetail['payment']> }) => (
  <Box component="dl" aria-label="Payment details" sx={{ m: 0, fontSize: '0.95rem' }}>
    {payment.paymentId && <Fact label="Payment ID">{payment.paymentId}</Fact>}
    <Fact label="Status">{paymentStatusLabel(payment.status)}</Fact>
    {payment.method && <Fact label="Method">{paymentMethodLabel(payment.method)}</Fact>}
    <Fact label="Amount">
      <Money rupees={payment.amount} />
    </Fact>
    <Fact label="Date">
      <time dateTime={payment.createdAt}>{formatDate(new Date(payment.createdAt))}</time>
    </Fact>
  </Box>
);

/** The parts of the paid price: base, discount, fee, GST and their total, given in rupees. */
export const PriceParts = ({ price }: { price: NonNullable<CustomerBookingDetail['price']> }) => (
  <PriceSummary
    quote={{
      basePaise: paiseOf(price.base),
      discountPaise: paiseOf(price.discount),
      feePaise: paiseOf(price.fee),
      gstPaise: paiseOf(price.gst),
      totalPaise: paiseOf(price.total),
    }}
  />
);
