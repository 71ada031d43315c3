import { formatRupees, paiseOf, rupeesOf } from '@sundara/contracts';
import { type AdminDisputeDetail, type DisputeOutcome, resolveDispute } from '@sundara/contracts/api';
import { Card } from '@sundara/web/card';
import { Box, Button, Typography, useShell } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { type SubmitEvent, useState } from 'react';
import { AmountField } from './amount-field.tsx';
import { MessageField, messageFault } from './message-field.tsx';
import { OutcomeChoice } from './outcome-choice.tsx';
import { amountFault } from './refund-amount.ts';
import { useDisputeCall } from './use-dispute-call.ts';

interface Props {
  readonly dispute: AdminDisputeDetail;
  readonly onChanged: (dispute: AdminDisputeDetail) => void;
}

/** Decides the dispute: for whom, the refund, and the message to each side. Nothing is preset. */
export const ResolveForm = ({ dispute, onChanged }: Props) => {
  const { http } = useShell();
  const { sending, trouble, send } = useDisputeCall(onChanged);
  const { bookingId, money } = dispute;
  const [outcome, setOutcome] = useState<DisputeOutcome>();
  const [amount, setAmount] = useState('');
  const [toCustomer, setToCustomer] = useState('');
  const [toSalon, setToSalon] = useState('');
  const [tried, setTried] = useState(false);
  const given = outcome === 'customer';
  const wrongAmount = given ? amountFault(amount, money.leftPaise) : undefined;
  const refundPaise = given && wrongAmount === undefined ? paiseOf(Number(amount)) : 0;
  const back = formatRupees(rupeesOf(refundPaise));
  const faults = [
    outcome ? undefined : 'Choose for whom you decide',
    wrongAmount,
    messageFault(toCustomer),
    messageFault(toSalon),
  ];
  const goesBack = refundPaise ? `${back} goes back` : 'nothing goes back';
  const resolveLabel = outcome && !wrongAmount ? `Resolve, ${goesBack}` : 'Resolve';
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!outcome || faults.some((fault) => fault !== undefined)) return;
    const body = { outcome, refundPaise, toCustomer, toSalon };
    await send(() => http.call(resolveDispute, { params: { id: bookingId }, body }));
  };
  return (
    <Card title="Decide">
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {trouble && <Alert severity="error">{trouble}</Alert>}
        <OutcomeChoice outcome={outcome} onChoose={setOutcome} fault={tried ? faults[0] : undefined} />
        {given && (
          <AmountField
            amount={amount}
            leftPaise={money.leftPaise}
            onChange={setAmount}
            fault={tried || amount ? wrongAmount : undefined}
          />
        )}
        <MessageField
          label="What the customer reads"
          help={
            refundPaise
              ? `Then: ${back} goes back to you the way you paid.`
              : 'Then: nothing goes back of what you paid.'
          }
          value={toCustomer}
          onChange={setToCustomer}
          fault={tried ? faults[2] : undefined}
        />
        <MessageField
          label="What the salon reads"
          help={
            refundPaise
              ? `Then: ${back} goes back to the customer.`
              : 'Then: nothing goes back to the customer.'
          }
          value={toSalon}
          onChange={setToSalon}
          fault={tried ? faults[3] : undefined}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Both are mailed, the visit is completed, and this cannot be taken back. Over what you may give back
          alone, another admin has to approve it first, and nobody is told before.
        </Typography>
        <Box>
          <Button type="submit" variant="contained" aria-disabled={sending}>
            {sending ? 'Resolving…' : resolveLabel}
          </Button>
        </Box>
      </Box>
    </Card>
  );
};
