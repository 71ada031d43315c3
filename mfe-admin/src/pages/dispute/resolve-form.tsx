import { formatRupees, paiseOf, rupeesOf } from '@sundara/contracts';
import { type AdminDisputeDetail, type DisputeOutcome, resolveDispute } from '@sundara/contracts/api';
import { Box, Button, Typography, useShell } from '@sundara/web/core';
import { Alert, TextField } from '@sundara/web/form';
import { type SubmitEvent, useState } from 'react';
import { Card } from './card.tsx';
import { MessageField, messageFault } from './message-field.tsx';
import { amountFault } from './refund-amount.ts';
import { useDisputeCall } from './use-dispute-call.ts';

interface Props {
  readonly dispute: AdminDisputeDetail;
  readonly onChanged: (dispute: AdminDisputeDetail) => void;
}

const OUTCOMES: readonly (readonly [DisputeOutcome, string])[] = [
  ['customer', 'For the customer'],
  ['salon', 'For the salon'],
];

/** Decides the dispute: for whom, the refund, and the message to each side. */
export const ResolveForm = ({ dispute, onChanged }: Props) => {
  const { http } = useShell();
  const { sending, trouble, send } = useDisputeCall(onChanged);
  const { bookingId, money } = dispute;
  const [outcome, setOutcome] = useState<DisputeOutcome>('customer');
  const [amount, setAmount] = useState(() => rupeesOf(money.leftPaise).toFixed(2));
  const [toCustomer, setToCustomer] = useState('');
  const [toSalon, setToSalon] = useState('');
  const [tried, setTried] = useState(false);
  const given = outcome === 'customer';
  const wrongAmount = given ? amountFault(amount, money.leftPaise) : undefined;
  const refundPaise = given && wrongAmount === undefined ? paiseOf(Number(amount)) : 0;
  const back = formatRupees(rupeesOf(refundPaise));
  const faults = [wrongAmount, messageFault(toCustomer), messageFault(toSalon)];
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (faults.some((fault) => fault !== undefined)) return;
    const body = { outcome, refundPaise, toCustomer, toSalon };
    await send(() => http.call(resolveDispute, { params: { id: bookingId }, body }));
  };
  return (
    <Card title="Decide">
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {trouble && <Alert severity="error">{trouble}</Alert>}
        <Box
          role="group"
          aria-label="Outcome"
          sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}
        >
          {OUTCOMES.map(([value, label]) => (
            <Button
              key={value}
              variant={outcome === value ? 'contained' : 'outlined'}
              sx={{ px: 1 }}
              aria-pressed={outcome === value}
              onClick={() => setOutcome(value)}
            >
              {label}
            </Button>
          ))}
        </Box>
        {given && (
          <TextField
            label="What goes back, in rupees"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            error={wrongAmount !== undefined}
            helperText={
              wrongAmount ?? `From 0 to ${formatRupees(rupeesOf(money.leftPaise))}, which is what is left.`
            }
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
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
          fault={tried ? faults[1] : undefined}
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
          fault={tried ? faults[2] : undefined}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Both are mailed, the visit is completed, and this cannot be taken back. Over what you may give back
          alone, another admin has to approve it first, and nobody is told before.
        </Typography>
        <Box>
          <Button type="submit" variant="contained" aria-disabled={sending}>
            {sending
              ? 'Resolving…'
              : refundPaise
                ? `Resolve, ${back} goes back`
                : 'Resolve, nothing goes back'}
          </Button>
        </Box>
      </Box>
    </Card>
  );
};
