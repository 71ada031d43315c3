import { formatRupees } from '@sundara/contracts';
import { Box, Button, Typography } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { Alert } from '@sundara/web/form';
import { TextField } from '@sundara/web/table';
import { useId, useState } from 'react';
import { givenBack } from '../status/what-follows.tsx';
import type { GrantDialogProps } from './use-grant.ts';
import { useGrant } from './use-grant.ts';

const SHARES = [25, 50, 75, 100] as const;

/** A whole percentage from 1 to 100; undefined for anything else. */
const shareOf = (text: string): number | undefined => {
  const percent = Number(text);
  return text.trim() !== '' && Number.isInteger(percent) && percent >= 1 && percent <= 100
    ? percent
    : undefined;
};

/** A fraction of a paisa is rounded up for the customer, as on the server. */
const amountOf = (rupees: number, percent: number): number =>
  Math.floor((Math.round(rupees * 100) * percent + 99) / 100) / 100;

/** Chooses the share to refund; its amount is shown before it is sent. */
export const GrantForm = (props: GrantDialogProps & { readonly open: boolean }) => {
  const { booking, open, onClose } = props;
  const id = useId();
  const [text, setText] = useState('50');
  const { waiting, trouble, send } = useGrant(props);
  const left = givenBack(booking);
  const percent = shareOf(text);
  const amount = percent === undefined ? undefined : amountOf(left, percent);
  return (
    <SheetFrame
      open={open}
      title="Give something back"
      lead={`${booking.customer.name} paid ${formatRupees(booking.totalAmount)}; ${formatRupees(left)} of it is still here.`}
      waiting={waiting}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={waiting}>
            Cancel
          </Button>
          <Button
            variant="contained"
            loading={waiting}
            disabled={percent === undefined}
            aria-describedby={percent === undefined ? id : undefined}
            onClick={() => percent !== undefined && send(percent)}
          >
            {amount === undefined ? 'Give back' : `Give ${formatRupees(amount)} back`}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
        {trouble && <Alert severity="error">{trouble}</Alert>}
        <Typography>
          By the rules nothing comes back here: it is yours to decide. What you give cannot be taken back.
        </Typography>
        <Box
          role="group"
          aria-label="Share"
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 1 }}
        >
          {SHARES.map((share) => (
            <Button
              key={share}
              variant={percent === share ? 'contained' : 'outlined'}
              aria-pressed={percent === share}
              disabled={waiting}
              onClick={() => setText(String(share))}
              sx={{ minWidth: 0 }}
            >
              {share}%
            </Button>
          ))}
        </Box>
        <TextField
          label="Another share in percent"
          value={text}
          disabled={waiting}
          error={percent === undefined}
          helperText={percent === undefined ? 'A whole number from 1 to 100.' : ' '}
          slotProps={{ htmlInput: { inputMode: 'numeric' }, formHelperText: { id } }}
          onChange={(event) => setText(event.target.value)}
        />
      </Box>
    </SheetFrame>
  );
};
