import { BY_HAND_REASONS, type ByHandReason, LEAST_REFUND_NOTE } from '@sundara/contracts';
import type { AdminPayment } from '@sundara/contracts/api';
import { Box, Button, Typography } from '@sundara/web/core';
import { Alert, TextField } from '@sundara/web/form';
import { MenuItem } from '@sundara/web/table';
import { type FormEvent, useState } from 'react';
import { money } from '../../features/proposal/proposal-labels.ts';
import { amountError, paiseIn } from './refund-amount.ts';
import { usePropose } from './use-propose.ts';

interface Props {
  readonly payment: AdminPayment;
  readonly onGiven: () => void;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onChanged: (isChanged: boolean) => void;
}

const REASONS = Object.entries(BY_HAND_REASONS) as [ByHandReason, string][];

/** Refunds a part of a payment: how much, why, and whether a second admin will be asked. */
export const RefundForm = ({ payment, onGiven, onBusy, onChanged }: Props) => {
  const [text, setText] = useState('');
  const [reason, setReason] = useState<ByHandReason | ''>('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const { waiting, trouble, propose } = usePropose(payment.bookingId, { onGiven, onBusy });
  if (!payment.can.propose) return null;
  const paise = paiseIn(text);
  const wrong = {
    amount: amountError(paise, payment),
    reason: reason === '' ? 'Choose a reason' : '',
    note: note.trim().length < LEAST_REFUND_NOTE ? `Say in at least ${LEAST_REFUND_NOTE} letters why` : '',
  };
  const needsTwo = paise !== undefined && paise > payment.alonePaise;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (waiting || paise === undefined || reason === '' || Object.values(wrong).some(Boolean)) return;
    void propose({ amountPaise: paise, reason, note: note.trim() });
  };
  const entered = (change: () => void) => {
    change();
    onChanged(true);
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label="Give money back"
      onSubmit={send}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        Give money back
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: -1 }}>
        {payment.alonePaise > 0
          ? `Up to ${money(payment.alonePaise)} of it you can give alone today; more needs another admin's approval.`
          : 'What you can give of it alone today is used up: another admin has to approve.'}
      </Typography>
      {trouble && <Alert severity="error">{trouble}</Alert>}
      <TextField
        label="Amount in rupees"
        value={text}
        error={tried && wrong.amount !== ''}
        helperText={(tried && wrong.amount) || `${money(payment.leftPaise)} is left.`}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        onChange={({ target }) => entered(() => setText(target.value))}
      />
      <TextField
        select
        label="Reason"
        value={reason}
        error={tried && wrong.reason !== ''}
        helperText={(tried && wrong.reason) || ' '}
        onChange={({ target }) =>
          entered(() => setReason(REASONS.find(([one]) => one === target.value)?.[0] ?? ''))
        }
      >
        {REASONS.map(([one, words]) => (
          <MenuItem key={one} value={one} sx={{ minHeight: 44 }}>
            {words}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        multiline
        minRows={2}
        label="What happened?"
        value={note}
        error={tried && wrong.note !== ''}
        helperText={(tried && wrong.note) || 'For other admins; the customer never reads it.'}
        slotProps={{ htmlInput: { maxLength: 1_000 } }}
        onChange={({ target }) => entered(() => setNote(target.value))}
      />
      <Button type="submit" variant="contained" aria-disabled={waiting} sx={{ minHeight: 44 }}>
        {waiting ? 'Sending…' : sendWords(paise, needsTwo)}
      </Button>
    </Box>
  );
};

const sendWords = (paise: number | undefined, needsTwo: boolean): string => {
  const amount = paise === undefined ? '' : ` ${money(paise)}`;
  return needsTwo ? `Ask for approval of${amount}` : `Refund${amount}`;
};
