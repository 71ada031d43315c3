import type { SalonBookingDetail } from '@sundara/contracts/api';
import { grantRefund } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';

export interface GrantDialogProps {
  readonly booking: SalonBookingDetail;
  /** A refund was granted; `onClose` follows. */
  readonly onGranted: () => void;
  readonly onClose: () => void;
}

/** Sends the grant with one key per opening, so that a retry after a lost response grants it only once. */
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
