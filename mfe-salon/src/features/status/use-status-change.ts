import { type SalonBooking, type SalonBookingDetail, updateBookingStatus } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';

export interface StatusDialogProps {
  /** From a list, or with its details: then nothing has to be fetched. */
  readonly booking: SalonBooking | SalonBookingDetail;
  /**
   * Where it opens. Default: the list. The list changes a booking status and offers 'Confirmed', the details update a
   * status and offer 'confirmed'; each is sent as it is offered (specification 2, sections 2 and 4).
   */
  readonly from?: 'list' | 'details';
  /** The booking as it is now; `onClose` follows. */
  readonly onChanged: (booking: SalonBookingDetail) => void;
  readonly onClose: () => void;
}

interface Wish {
  /** As it is offered: 'Confirmed', or 'confirmed'. */
  readonly status: string;
  /** The status that the dialog shows. */
  readonly expected: string;
  readonly reason: string;
}

/** Sends a new status, one request at a time. An error stays until the next try. */
export const useStatusChange = ({
  booking,
  onChanged,
  onClose,
}: StatusDialogProps): {
  readonly waiting: boolean;
  readonly trouble: string | undefined;
  /** Returns whether the booking turned out to differ from what was shown. */
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
