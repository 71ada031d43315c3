import type { CustomerBooking } from '@sundara/contracts/api';
import { Box, Button } from '@sundara/web/core';
import { DialogFrame } from '@sundara/web/dialog';
import { useEffect, useRef, useState } from 'react';
import { ActButton } from '../dialog/act-button.tsx';
import { TroubleNote } from '../dialog/trouble-note.tsx';
import { CallButton } from '../salon-phone/call-button.tsx';
import { CheckStep } from './check-step.tsx';
import { isFinal } from './is-final.ts';
import { TimeStep } from './time-step.tsx';
import type { MovedTime } from './use-moving.ts';
import { useReschedule } from './use-reschedule.ts';
import { useStale } from './use-stale.ts';
import { VisitLine } from './visit-line.tsx';

export interface RescheduleDialogProps {
  readonly booking: CustomerBooking;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with the new time; `onClose` follows. */
  readonly onMoved: (time: MovedTime) => void;
  /** Called when the booking turns out to be outdated: the page should read it again. */
  readonly onStale?: () => void;
  /** Called when the dialog has closed, after its animation. */
  readonly onGone?: () => void;
}

const Opening = (props: RescheduleDialogProps) => {
  const { booking, open, onClose, onStale, onGone } = props;
  const { choice, step, moving, goOn, back, chosen, trouble } = useReschedule(props);
  const { waiting, failure, send } = moving;
  const over = failure !== undefined && isFinal(failure);
  useStale(over, onStale);
  const top = useRef<HTMLDivElement>(null);

  // A new step, or an error, is read from its start.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) top.current?.focus();
    shown.current = step;
  }, [step]);

  return (
    <DialogFrame
      open={open}
      title={step === 'time' ? 'Choose a new time' : 'Move this visit?'}
      waiting={waiting}
      maxWidth={step === 'time' ? 'md' : 'sm'}
      onClose={onClose}
      onGone={onGone}
      foot={
        over ? (
          <>
            <CallButton salon={booking.salon} />
            <Button variant="contained" onClick={onClose}>
              Close
            </Button>
          </>
        ) : step === 'time' || !chosen ? (
          <>
            <Button onClick={onClose}>Keep my time</Button>
            <Button variant="contained" onClick={goOn}>
              Continue
            </Button>
          </>
        ) : (
          <>
            <Button onClick={back} disabled={waiting}>
              Back
            </Button>
            <ActButton variant="contained" loading={waiting} onClick={() => send(chosen)}>
              {failure ? 'Retry: move my visit' : 'Move my visit'}
            </ActButton>
          </>
        )
      }
    >
      <Box ref={top} tabIndex={-1} sx={{ outline: 'none' }}>
        <TroubleNote trouble={trouble} />
        <VisitLine booking={booking} withTime={step === 'time'} />
        {!over && step === 'time' && <TimeStep choice={choice} />}
        {!over && step === 'check' && chosen && <CheckStep booking={booking} slot={chosen} />}
      </Box>
    </DialogFrame>
  );
};

/**
 * Moves a visit in two steps: choose another free time, then compare the current with the new one (specification 1,
 * section 4; resolutions M9, T6). A failure keeps it open; if the time is taken, the free times are shown.
 */
export const RescheduleDialog = (props: RescheduleDialogProps) => {
  const { open } = props;
  const [opening, setOpening] = useState(0);
  const [was, setWas] = useState(open);
  if (was !== open) {
    setWas(open);
    if (open) setOpening(opening + 1);
  }
  const [everOpen, setEverOpen] = useState(open);
  if (open && !everOpen) setEverOpen(true);
  return everOpen ? <Opening key={opening} {...props} /> : null;
};
