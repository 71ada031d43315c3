import type { ApiFailure } from '@sundara/contracts/federation';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Pauses before the retries after a failure, in milliseconds: short at first, then longer. */
const PAUSES_MS = [3_000, 5_000, 10_000, 20_000, 30_000];

/** Whether a failure is temporary: no answer, a timeout, or a server error. */
export const passesByItself = (failure: ApiFailure): boolean =>
  failure.kind === 'rejected'
    ? failure.status >= 500
    : failure.kind === 'network' || failure.kind === 'timeout';

/**
 * Retries a failed read automatically, when the browser comes back online or after some seconds, until it succeeds; for
 * reads only. A hidden page pauses, and retries at once when it is visible again. Each failure must be a new object.
 * Returns whether it retries, so that the page can say so.
 */
export const useSelfRetry = (failure: ApiFailure | undefined, retry: () => void): boolean => {
  const count = useRef(0);
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!failure) count.current = 0;
    if (!failure || !passesByItself(failure)) return;
    const go = () => {
      count.current += 1;
      again();
    };
    const wait = () => setTimeout(go, PAUSES_MS[count.current] ?? PAUSES_MS.at(-1));
    let timer = document.hidden ? undefined : wait();
    const look = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!document.hidden) go();
    };
    window.addEventListener('online', go);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      document.removeEventListener('visibilitychange', look);
    };
  }, [failure]);
  return failure !== undefined && passesByItself(failure);
};
