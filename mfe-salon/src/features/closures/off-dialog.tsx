import type { TimeOffEntry } from '@sundara/contracts/api';
import { Button } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import type { Undoable } from '@sundara/web/undo';
import { whenText } from './time-off-text.ts';
import { useTimeOff } from './use-time-off.ts';

export interface OffProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly entry: TimeOffEntry;
  /** The name of the resource; '' for the whole salon. */
  readonly name: string;
  readonly onDone: (done: Undoable) => void;
}

const TITLES = { leave: 'Leave', blocked: 'Blocked time', closure: 'Closed' } as const;

/** One block of closed time: when, why, and a way to open it again. */
export const OffDialog = ({ open, onClose, entry, name, onDone }: OffProps) => {
  const { takeAway, sending } = useTimeOff(onDone);
  return (
    <SheetFrame
      open={open}
      onClose={onClose}
      waiting={sending}
      title={name ? `${TITLES[entry.kind]}: ${name}` : TITLES[entry.kind]}
      lead={whenText(entry)}
      foot={
        <Button variant="contained" loading={sending} onClick={() => takeAway(entry)}>
          Open this time again
        </Button>
      }
    >
      {entry.reason || 'No reason was given.'}
    </SheetFrame>
  );
};
