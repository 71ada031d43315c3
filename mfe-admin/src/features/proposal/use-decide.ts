import { approveRefund, rejectRefund } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';

interface Told {
  readonly onDecided: () => void;
  readonly onBusy: (isBusy: boolean) => void;
}

/** Sends a decision about a proposed refund, one at a time, and tells what came of it. */
export const useDecide = (id: string, { onDecided, onBusy }: Told) => {
  const { http, notify } = useShell();
  const [doing, setDoing] = useState<'approve' | 'reject'>();
  const [trouble, setTrouble] = useState<string>();
  const decide = async (what: 'approve' | 'reject', note: string) => {
    if (doing) return;
    setDoing(what);
    onBusy(true);
    setTrouble(undefined);
    const result = await (what === 'approve'
      ? http.call(approveRefund, { params: { id } })
      : http.call(rejectRefund, { params: { id }, body: { note } }));
    setDoing(undefined);
    onBusy(false);
    if (!result.ok) return setTrouble(result.failure.message);
    notify.success(result.data.message);
    onDecided();
  };
  return {
    doing,
    trouble,
    approve: () => decide('approve', ''),
    reject: (note: string) => decide('reject', note.trim()),
  };
};
