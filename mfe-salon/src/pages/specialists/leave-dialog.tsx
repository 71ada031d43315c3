import { localDateOf } from '@sundara/contracts';
import type { TeamMember, TimeOffEntry } from '@sundara/contracts/api';
import { Box, Button, useShell } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { EntryField } from '@sundara/web/fields';
import { keptFocus } from '@sundara/web/focus';
import type { Undoable } from '@sundara/web/undo';
import { useState } from 'react';
import { PlannedList } from '../../features/closures/planned-list.tsx';
import { laterDay, whenText, wholeDays } from '../../features/closures/time-off-text.ts';
import { useTimeOff } from '../../features/closures/use-time-off.ts';
import { VisitsInTheWay } from '../../features/closures/visits-in-the-way.tsx';

export interface LeaveProps {
  readonly open: boolean;
  readonly member: TeamMember;
  /** From today on, ordered by start. */
  readonly leave: readonly TimeOffEntry[];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** A specialist's days off: those that are planned, and a form for more. */
export const LeaveDialog = ({ open, member, leave, onChanged, onClose }: LeaveProps) => {
  const { notify } = useShell();
  const today = localDateOf(new Date());
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(today);
  const [reason, setReason] = useState('');
  const done = ({ text }: Undoable) => {
    if (text) notify.success(text);
    onChanged();
  };
  const { close, takeAway, sending, failure, forget } = useTimeOff(done);
  const last = laterDay(from, to);
  const draft = {
    kind: 'leave',
    resourceId: member.id,
    reason: reason.trim(),
    ...wholeDays(from || today, last || today),
  } as const;
  const edit = (change: (value: string) => void) => (value: string) => {
    forget();
    change(value);
  };
  return (
    <SheetFrame
      open={open}
      title={`Leave of ${member.name}`}
      lead="Nobody can book them on these days."
      waiting={sending}
      onClose={onClose}
      foot={
        <Button
          variant="contained"
          size="large"
          loading={sending}
          disabled={!from}
          onClick={() => close(draft, false)}
        >
          {from ? `Take leave on ${whenText(draft)}` : 'Choose a day first'}
        </Button>
      }
    >
      <Box ref={keptFocus} sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        <PlannedList
          entries={leave}
          none="No leave is planned yet."
          sending={sending}
          act="Remove"
          fullAct="Remove the leave on"
          onAct={takeAway}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <EntryField label="First day" type="date" value={from} onEntry={edit(setFrom)} />
          <EntryField label="Last day" type="date" value={last} onEntry={edit(setTo)} />
        </Box>
        <EntryField
          label="Reason, for the salon only"
          type="text"
          value={reason}
          onEntry={setReason}
          max={100}
        />
        <VisitsInTheWay
          failure={failure}
          draft={draft}
          sending={sending}
          onKeep={() => close(draft, true)}
          onDone={(cleared) => {
            forget();
            done(cleared);
          }}
        />
      </Box>
    </SheetFrame>
  );
};
