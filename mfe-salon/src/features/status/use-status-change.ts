import { updateBookingStatus } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';
import type { StatusDialogProps } from './status-dialog.tsx';

interface Wish {
  /** As it is offered: 'Confirmed', or 'confirmed'. */
  readonly status: string;
  /** The status that the dialog shows. */
  readonly expected: string;
  readonly reason: string;
}

/** Sends another status, one request at a time. What went wrong stays until the next try. */
export const useStatusChange = ({
  booking,
  onChanged,
  onClose,
}: StatusDialogProps): {
  readonly waiting: boolean;
  readonly trouble: string | undefined;
  /** Answers whether the booking turned out to be another than was shown. */
  readonly send: (wish: Wish) => Promise<boolean>;
} => {
  const { http, notify } = useShell();
  const [waiting, setWaiting] = useState(false);
  const [trouble, setTrouble] = useState<string>();

  const send = async ({ status, expected, reason }: Wish): Promise<boolean> => {
    if (waiting) return false;
    setWaiting(true);
    setTrouble(undefined);
    const body = { status, expected, ...(reason && { reason }) };
    const result = await http.call(updateBookingStatus, { params: { id: booking.id }, body });
    setWaiting(false);
    if (result.ok) {
      notify.success('Booking status updated successfully');
      onChanged(result.data.data);
      onClose();
      return false;
    }
    notify.error(wordsOf(result.failure, 'Failed to update booking status'));
    setTrouble(result.failure.message);
    return result.failure.kind === 'rejected' && result.failure.code === 'STATUS_CHANGED';
  };

  return { waiting, trouble, send };
};
