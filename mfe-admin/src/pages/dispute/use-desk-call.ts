import type { AdminDisputeDetail, adminDispute, Reply } from '@sundara/contracts/api';
import { type Result, wordsOf } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useRevalidator } from '@sundara/web/router';
import { useState } from 'react';

type Answer = Result<Reply<typeof adminDispute>>;

/** Sends what is decided at the desk, one at a time, says what came of it and takes the dispute as it is then. */
export const useDeskCall = (onChanged: (dispute: AdminDisputeDetail) => void) => {
  const { notify } = useShell();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  /** @param done what to say of a success; what the server says unless told */
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
    // Somebody else dealt with it: what they decided stands on the page then.
    if (answer.failure.kind === 'rejected' && answer.failure.status === 409) await revalidate();
    return false;
  };
  return { sending, trouble, send };
};

export type DeskCall = ReturnType<typeof useDeskCall>;
