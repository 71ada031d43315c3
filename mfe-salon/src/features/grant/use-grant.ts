import type { SalonBookingDetail } from '@sundara/contracts/api';
import { grantRefund } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';

export interface GrantDialogProps {
  readonly booking: SalonBookingDetail;
  /** Something is on its way back; `onClose` follows. */
  readonly onGranted: () => void;
  readonly onClose: () => void;
}

/** Sends what is granted: one key for one opening, so that sending again after a lost answer grants it once. */
export const useGrant = ({ booking, onGranted, onClose }: GrantDialogProps) => {
  const { http, notify } = useShell();
  const [key] = useState(() => crypto.randomUUID());
  const [waiting, setWaiting] = useState(false);
  const [trouble, setTrouble] = useState<string>();

  const send = async (percent: number) => {
    if (waiting) return;
    setWaiting(true);
    setTrouble(undefined);
    const input = { params: { id: booking.id }, body: { percent, key: `${key}-${percent}` } };
    const result = await http.call(grantRefund, input);
    setWaiting(false);
    if (!result.ok) {
      setTrouble(result.failure.message);
      return;
    }
    notify.success('Refund granted');
    onGranted();
    onClose();
  };

  return { waiting, trouble, send };
};
