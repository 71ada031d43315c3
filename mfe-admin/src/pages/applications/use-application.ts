import { type Application, approveApplication, declineApplication } from '@sundara/contracts/api';
import type { Result } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useRef, useState } from 'react';

interface Told {
  /** It was decided. */
  readonly onDecided: () => void;
  /** What the list shows may be old. */
  readonly onChanged: () => void;
}

/** Decides an application, one call at a time; a refusal is told in the server's words. */
export const useApplication = ({ id }: Pick<Application, 'id'>, { onDecided, onChanged }: Told) => {
  const { http, notify } = useShell();
  const [doing, setDoing] = useState<'approve' | 'decline'>();
  const [trouble, setTrouble] = useState<string>();
  // The buttons are still there while the sheet closes.
  const isDecided = useRef(false);
  const decide = async (what: 'approve' | 'decline', send: () => Promise<Result<unknown>>, done: string) => {
    if (doing || isDecided.current) return;
    setDoing(what);
    setTrouble(undefined);
    const result = await send();
    setDoing(undefined);
    if (result.ok) {
      isDecided.current = true;
      notify.success(done);
      onDecided();
      onChanged();
      return;
    }
    setTrouble(result.failure.message);
    if (result.failure.kind === 'rejected') onChanged();
  };
  return {
    doing,
    trouble,
    approve: () =>
      decide(
        'approve',
        () => http.call(approveApplication, { params: { id } }),
        'Approved. The owner gets a mail.',
      ),
    decline: (reason: string) =>
      decide(
        'decline',
        () => http.call(declineApplication, { params: { id }, body: { reason } }),
        'Declined. The applicant gets a mail.',
      ),
  };
};
