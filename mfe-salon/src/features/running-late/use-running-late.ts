import { type Reply, runningLate } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useCallback, useEffect, useState } from 'react';

export const DELAYS = [10, 15, 20, 30, 45, 60] as const;
export type Delay = (typeof DELAYS)[number];
export type Told = Reply<typeof runningLate>['told'];

/** The customers to notify of a resource's delay ('' for everyone); requested again when either changes. */
export const useRunningLate = (resourceId: string, minutes: Delay) => {
  const { http } = useShell();
  const [told, setTold] = useState<Told>();
  const [failure, setFailure] = useState<ApiFailure>();
  const [sending, setSending] = useState(false);
  const ask = useCallback(
    (send: boolean) => http.call(runningLate, { body: { minutes, send, ...(resourceId && { resourceId }) } }),
    [http, minutes, resourceId],
  );
  useEffect(() => {
    let current = true;
    setTold(undefined);
    ask(false).then((answer) => {
      if (!current) return;
      setFailure(answer.ok ? undefined : answer.failure);
      if (answer.ok) setTold(answer.data.told);
    });
    return () => {
      current = false;
    };
  }, [ask]);
  /** Notifies them; returns whom, or undefined on failure. */
  const send = async (): Promise<Told | undefined> => {
    setSending(true);
    const answer = await ask(true);
    setSending(false);
    setFailure(answer.ok ? undefined : answer.failure);
    return answer.ok ? answer.data.told : undefined;
  };
  return { told, failure, sending, send };
};
