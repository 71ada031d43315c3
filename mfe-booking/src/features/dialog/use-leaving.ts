import type { ExtensionPoints } from '@sundara/contracts/federation';
import { useEffect, useRef, useState } from 'react';
import { type Flow, WAITING } from '../flow/flow.ts';
import type { DialogAddress } from './use-dialog-address.ts';
import { type SuccessPause, useSuccessPause } from './use-success-pause.ts';

/**
 * The dialog's animation, and the wait between closing and the next page, in milliseconds (specification 1, sections 4
 * and 9).
 */
export const ANIMATION_MS = 300;

export interface Leaving {
  readonly isOpen: boolean;
  readonly leave: () => void;
  /** Call when the closing animation has ended. */
  readonly left: () => void;
  /** What keeps the success screen from leaving by itself. */
  readonly success: SuccessPause;
}

/**
 * Whether the dialog is open, and how it is closed: never while something is in progress; together with its history
 * entries if the page stores it in its address; after a booking it leads to the bookings.
 */
export const useLeaving = (
  flow: Flow,
  address: DialogAddress,
  { onClose, onBooked }: Pick<ExtensionPoints['discovery.booking-dialog'], 'onClose' | 'onBooked'>,
): Leaving => {
  const [isLeft, setIsLeft] = useState(false);
  const done = useRef(onBooked);
  useEffect(() => {
    done.current = onBooked;
  });
  const booked = flow.booked?.bookingId;
  const busy = WAITING[flow.stage] !== undefined;
  const success = useSuccessPause(booked !== undefined && !isLeft, () => setIsLeft(true));

  useEffect(() => {
    if (!booked || !isLeft) return;
    const timer = setTimeout(() => done.current(booked), ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [booked, isLeft]);

  const isGone = address.isKept && address.step === undefined && !busy;
  return {
    success,
    isOpen: !isLeft && !isGone && !flow.signingIn,
    leave: () => {
      if (busy) return;
      if (address.isKept && !booked) address.leave();
      else setIsLeft(true);
    },
    left: () => {
      if (!flow.signingIn && !(booked && isLeft)) onClose();
    },
  };
};
