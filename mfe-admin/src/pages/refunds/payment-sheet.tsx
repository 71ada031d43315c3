import { Box, Button, Skeleton, Typography } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { Alert } from '@sundara/web/form';
import { useRevalidator } from '@sundara/web/router';
import { useState } from 'react';
import { ProposalCard } from '../../features/proposal/proposal-card.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { RefundForm } from './refund-form.tsx';
import { RefundList } from './refund-list.tsx';
import { usePayment } from './use-payment.ts';

interface Props {
  /** Undefined while the sheet is closed. */
  readonly bookingId: string | undefined;
  readonly onClose: () => void;
}

/** One payment: what was paid, what was refunded and why, what waits for approval, and refunding more. */
export const PaymentSheet = ({ bookingId, onClose }: Props) => {
  const { payment, failure, readAnew } = usePayment(bookingId);
  const { revalidate } = useRevalidator();
  const [isChanged, setChanged] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const changed = () => {
    setChanged(false);
    readAnew();
    void revalidate();
  };
  return (
    <SheetFrame
      open={bookingId !== undefined}
      side
      title="Payment"
      lead={payment && `${payment.customer.name} at ${payment.salon.name}`}
      isChanged={isChanged}
      waiting={isBusy}
      onClose={() => {
        setChanged(false);
        onClose();
      }}
    >
      {payment && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <PaymentFacts payment={payment} />
          {payment.proposals.map((proposal) => (
            <ProposalCard key={proposal.id} {...{ proposal, onDecided: changed, onBusy: setBusy }} />
          ))}
          <RefundForm
            key={`${payment.bookingId} ${payment.leftPaise} ${payment.proposals.length}`}
            {...{ payment, onGiven: changed, onBusy: setBusy, onChanged: setChanged }}
          />
          <RefundList refunds={payment.refunds} />
        </Box>
      )}
      {failure && !payment && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={readAnew}>
              Retry
            </Button>
          }
        >
          {failure.message}
        </Alert>
      )}
      {!payment && !failure && (
        <Box role="status" aria-label="Reading the payment">
          <Typography component="span" sx={{ position: 'absolute', clip: 'rect(0 0 0 0)' }}>
            Reading the payment…
          </Typography>
          <Skeleton height={96} />
          <Skeleton height={160} />
        </Box>
      )}
    </SheetFrame>
  );
};
