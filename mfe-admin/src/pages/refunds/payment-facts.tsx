import { formatDayAndClock } from '@sundara/contracts';
import type { AdminPayment } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { StatusChip } from '@sundara/web/table';
import type { ReactNode } from 'react';
import { money } from '../../features/proposal/proposal-labels.ts';

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ p: 1.5, borderRadius: 2, bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>
    <Box component="dt" sx={{ fontSize: '0.83rem' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums lining-nums' }}>
      {children}
    </Box>
  </Box>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </>
);

/** What was paid, what was refunded, what is left, and for which visit. */
export const PaymentFacts = ({ payment }: { payment: AdminPayment }) => {
  const { paidPaise, refundedPaise, leftPaise, customer, start, bookingId, paymentId, capturedAt } = payment;
  return (
    <Box>
      <Box
        component="dl"
        aria-label="Amounts"
        sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, 1fr)' }}
      >
        <Figure label="Paid">{money(paidPaise)}</Figure>
        <Figure label="Refunded">{money(refundedPaise)}</Figure>
        <Figure label="Left">{money(leftPaise)}</Figure>
      </Box>
      <Box
        component="dl"
        aria-label="Visit"
        sx={{
          ...{ mt: 2, mb: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 },
          fontSize: '0.93rem',
        }}
      >
        <Fact label="Visit">{formatDayAndClock(new Date(start))}</Fact>
        <Fact label="Status">
          <StatusChip status={payment.bookingStatus} />
        </Fact>
        <Fact label="E-mail">{customer.email}</Fact>
        {capturedAt && <Fact label="Paid on">{formatDayAndClock(new Date(capturedAt))}</Fact>}
        {payment.method && <Fact label="Method">{payment.method}</Fact>}
        <Fact label="Payment">{paymentId}</Fact>
        <Fact label="Booking">{bookingId}</Fact>
      </Box>
    </Box>
  );
};
