import type { AdminDisputeDetail, adminDispute, Reply } from '@sundara/contracts/api';
import { type Result, wordsOf } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useRevalidator } from '@sundara/web/router';
import { useState } from 'react';

type Answer = Result<Reply<typeof adminDispute>>;

/** Sends an admin's action on a dispute, one at a time, reports the result and takes over the changed dispute. */
export const useDisputeCall = (onChanged: (dispute: AdminDisputeDetail) => void) => {
  const { notify } = useShell();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  /** @param done the message on success. Default: the server's */
  const send = async (call: () => Promise<Answer>, done?: string): Promise<boolean> => {
    if (sending) return false;
    setSending(true);
    setTrouble(undefined);
    const answer = await call();
    setSending(false);
    if (answer.ok) {
      onChanged(answer.data.dispute);
      notify.success(done ?? answer.data.message);
      return true;
    }
    setTrouble(wordsOf(answer.failure, 'It was not sent. What you wrote is still here.'));
    // Somebody else dealt with it: the page then shows their decision.
    if (answer.failure.kind === 'rejected' && answer.failure.status === 409) await revalidate();
    return false;
  };
  return { sending, trouble, send };
};

export type DisputeCall = ReturnType<typeof useDisputeCall>;
