import type { CalendarResource } from '@sundara/contracts/api';
import { Box, Button, Skeleton, Typography } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { ChoiceRow, PickField } from '@sundara/web/fields';
import { Alert } from '@sundara/web/form';
import type { Undoable } from '@sundara/web/undo';
import { Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { DELAYS, type Delay, type Told, useRunningLate } from './use-running-late.ts';

export interface RunningLateProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly resourceId: string;
  readonly resources: readonly CalendarResource[];
  readonly onDone: (done: Undoable) => void;
}

const people = (count: number): string => `${count} ${count === 1 ? 'customer' : 'customers'}`;

const ToldList = ({ told }: { told: Told }) => (
  <Box component="ul" aria-label="Who will be told" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {told.map(({ bookingId, customer, formattedTime, byMail }) => (
      <Box
        key={bookingId}
        component="li"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ width: 72, fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
          {formattedTime}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>{customer || 'Walk-in'}</Box>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            fontSize: '0.83rem',
            color: 'text.secondary',
          }}
        >
          {byMail ? <Mail size={16} aria-hidden /> : <Phone size={16} aria-hidden />}
          {byMail ? 'By mail' : 'Please call'}
        </Box>
      </Box>
    ))}
  </Box>
);

/** Notifies the next customers of a delay: whose delay, how long, who is notified, send. */
export const RunningLateDialog = ({ open, onClose, resources, onDone, resourceId }: RunningLateProps) => {
  const [who, setWho] = useState(resourceId);
  const [minutes, setMinutes] = useState<Delay>(15);
  const { told, failure, sending, send } = useRunningLate(who, minutes);
  const mails = (told ?? []).filter(({ byMail }) => byMail).length;
  const tell = async () => {
    const done = await send();
    if (done) onDone({ text: `${people(done.filter(({ byMail }) => byMail).length)} told of the delay` });
  };
  return (
    <SheetFrame
      open={open}
      onClose={onClose}
      waiting={sending}
      title="Running late"
      lead="Tell the customers of the next three hours."
      foot={
        <Button variant="contained" size="large" loading={sending} disabled={mails === 0} onClick={tell}>
          {told && mails === 0 ? 'Nobody to tell by mail' : `Tell ${people(mails)}`}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
        <PickField
          label="Who is late"
          value={who}
          options={[
            { value: '', label: 'The whole salon' },
            ...resources.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onPick={setWho}
        />
        <Box>
          <Typography sx={{ mb: 0.5, fontWeight: 600 }}>By how many minutes</Typography>
          <ChoiceRow
            label="Minutes"
            value={minutes}
            options={DELAYS.map((value) => ({ value, label: String(value) }))}
            onPick={setMinutes}
          />
        </Box>
        {failure && <Alert severity="error">{failure.message}</Alert>}
        {!told && !failure && <Skeleton variant="rounded" height={96} />}
        {told?.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            Nobody is expected then, or all of them know already.
          </Typography>
        )}
        {told && told.length > 0 && <ToldList told={told} />}
      </Box>
    </SheetFrame>
  );
};
