import { type CustomerBooking, cancelBooking, type Refund } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useEffect, useState } from 'react';
import { type Trouble, troubleOf } from '../dialog/trouble.ts';

const CHANGED: Trouble = {
  title: 'What you get back has changed meanwhile',
  text: 'Please look at the new amount, then decide again. Nothing is cancelled yet.',
  severity: 'warning',
};

interface Needs {
  readonly booking: CustomerBooking;
  readonly open: boolean;
  /** Requests the refund offer again. */
  readonly ask: () => void;
  readonly onCancelled: (booking: CustomerBooking, refund: Refund | null) => void;
}

/** Sends the cancellation with the amount that was shown; sending it again after a lost answer is safe. */
export const useCancelling = ({ booking, open, ask, onCancelled }: Needs) => {
  const { http, notify } = useShell();
  const [waiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();

  useEffect(() => {
    if (open) setFailure(undefined);
  }, [open]);

  const send = async (expectedRefund: number) => {
    setWaiting(true);
    setFailure(undefined);
    const input = { params: { id: booking.id }, body: { expectedRefund } };
    const result = await http.call(cancelBooking, input);
    setWaiting(false);
    if (result.ok) {
      notify.success('Booking cancelled successfully!');
      onCancelled(result.data.data, result.data.refund);
      return;
    }
    setFailure(result.failure);
    if (result.failure.kind === 'rejected' && result.failure.code === 'REFUND_CHANGED') ask();
  };

  return { waiting, failure, trouble: failure && inWords(failure), send };
};

const inWords = (failure: ApiFailure): Trouble =>
  failure.kind === 'rejected' && failure.code === 'REFUND_CHANGED'
    ? CHANGED
    : troubleOf('Failed to cancel booking', failure);
