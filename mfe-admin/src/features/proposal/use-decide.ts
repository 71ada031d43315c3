import type { Result } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';

export interface Told {
  readonly onDecided: () => void;
  readonly onBusy: (isBusy: boolean) => void;
}

type Answer = Promise<Result<{ readonly message: string }>>;

/** The calls that decide on a colleague's proposal. */
interface Calls {
  readonly approve: () => Answer;
  readonly reject: (note: string) => Answer;
}

/** Sends a decision on a colleague's proposal, one at a time, and reports the result. */
export const useDecide = (calls: Calls, { onDecided, onBusy }: Told) => {
  const { notify } = useShell();
  const [doing, setDoing] = useState<'approve' | 'reject'>();
  const [trouble, setTrouble] = useState<string>();
  const decide = async (what: 'approve' | 'reject', send: () => Answer) => {
    if (doing) return;
    setDoing(what);
    onBusy(true);
    setTrouble(undefined);
    const result = await send();
    setDoing(undefined);
    onBusy(false);
    if (!result.ok) return setTrouble(result.failure.message);
    notify.success(result.data.message);
    onDecided();
  };
  return {
    doing,
    trouble,
    approve: () => decide('approve', calls.approve),
    reject: (note: string) => decide('reject', () => calls.reject(note.trim())),
  };
};
export type Deciding = ReturnType<typeof useDecide>;
