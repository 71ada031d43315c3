import { parseStatus, statusLabel } from '@sundara/contracts';
import { SALON_STATUSES } from '@sundara/contracts/api';
import { Box, Button, Typography } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { Alert } from '@sundara/web/form';
import { MenuItem, StatusChip, TextField } from '@sundara/web/table';
import { useId, useState } from 'react';
import { useBookingDetail } from './use-booking-detail.ts';
import type { StatusDialogProps } from './use-status-change.ts';
import { useStatusChange } from './use-status-change.ts';
import { followUp, GivenBack } from './what-follows.tsx';

const WORDS = {
  list: { title: 'Change Booking Status', options: SALON_STATUSES.map(statusLabel) },
  details: { title: 'Update Status', options: SALON_STATUSES },
} as const;
const LONGEST_REASON = 500;

/** Why nothing can be sent now; undefined where it can. */
const whyNot = (chosen: string, current: string): string | undefined => {
  if (chosen === '') return 'Choose the new status first.';
  return parseStatus(chosen) === parseStatus(current) ? `It is ${chosen.toLowerCase()} already.` : undefined;
};

/** The form for a new status: the current one, the new one, and its consequences (specification 2, section 4). */
export const StatusForm = (props: StatusDialogProps & { readonly open: boolean }) => {
  const { booking, from = 'list', open, onClose } = props;
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState('');
  const { detail, failure, ask } = useBookingDetail(booking);
  const { waiting, trouble, send } = useStatusChange(props);
  const current = detail?.status ?? booking.status;
  const obstacle = whyNot(chosen, current);
  const cancels = parseStatus(chosen) === 'cancelled' && obstacle === undefined;
  const follows = obstacle === undefined && !cancels ? followUp(chosen, booking) : undefined;

  const update = async () => {
    const wish = { status: chosen, expected: current, reason: cancels ? reason.trim() : '' };
    if (await send(wish)) ask();
  };

  return (
    <SheetFrame
      open={open}
      title={WORDS[from].title}
      lead={`${booking.customer.name || 'Walk-in'}, ${booking.formattedDate}, ${booking.time}`}
      waiting={waiting}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={waiting}>
            Cancel
          </Button>
          <Button
            variant="contained"
            color={cancels ? 'error' : 'primary'}
            loading={waiting}
            disabled={obstacle !== undefined}
            aria-describedby={obstacle && id}
            onClick={update}
          >
            Update Status
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
        {trouble && <Alert severity="error">{trouble}</Alert>}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography component="span" sx={{ color: 'text.secondary' }}>
            Now
          </Typography>
          <StatusChip status={current} />
        </Box>
        <TextField
          select
          fullWidth
          label="New status"
          value={chosen}
          disabled={waiting}
          onChange={(event) => setChosen(event.target.value)}
        >
          {WORDS[from].options.map((label) => (
            <MenuItem key={label} value={label}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <Box aria-live="polite" sx={{ display: 'grid', gap: 2 }}>
          {obstacle && (
            <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
              {obstacle}
            </Typography>
          )}
          {follows && <Typography variant="body2">{follows}</Typography>}
          {cancels && <GivenBack detail={detail} failure={failure} />}
        </Box>
        {cancels && booking.source !== 'walk-in' && (
          <TextField
            label="What the customer should know (optional)"
            helperText="Stands in our mail to them."
            multiline
            minRows={2}
            value={reason}
            disabled={waiting}
            slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Box>
    </SheetFrame>
  );
};
