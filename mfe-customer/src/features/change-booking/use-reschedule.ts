import type { CustomerBooking, SlotReply } from '@sundara/contracts/api';
import { useState } from 'react';
import { type Trouble, troubleOf } from '../dialog/trouble.ts';
import { type MovedTime, useMoving } from './use-moving.ts';
import { useTimeChoice } from './use-time-choice.ts';

const NOTHING_CHOSEN: Trouble = {
  title: undefined,
  text: 'Please select a new date and time',
  severity: 'info',
};

interface Steps {
  readonly booking: CustomerBooking;
  readonly onClose: () => void;
  readonly onMoved: (time: MovedTime) => void;
}

/** The state of one opening of the dialog: the next one starts from scratch. */
export const useReschedule = ({ booking, onClose, onMoved }: Steps) => {
  const choice = useTimeChoice(booking);
  const [step, setStep] = useState<'time' | 'check'>('time');
  const [missing, setMissing] = useState(false);
  const moving = useMoving({
    booking,
    onMoved: (time) => {
      onMoved(time);
      onClose();
    },
    onTaken: (fresh) => {
      choice.refresh(fresh);
      setStep('time');
    },
  });
  const { slot } = choice;
  const isOther = slot && Date.parse(slot.dateTime) !== Date.parse(booking.dateTime);
  const failed = moving.failure && troubleOf('Failed to reschedule booking', moving.failure);
  const goOn = () => {
    setMissing(!isOther);
    moving.forget();
    if (isOther) setStep('check');
  };
  return {
    choice: {
      ...choice,
      chooseSlot: (other: SlotReply) => {
        moving.forget();
        choice.chooseSlot(other);
      },
    },
    step,
    moving,
    goOn,
    back: () => setStep('time'),
    chosen: isOther ? slot : undefined,
    trouble: failed ?? (missing && !isOther ? NOTHING_CHOSEN : undefined),
  };
};
