import type { ApiFailure } from '@sundara/contracts/federation';
import { useEffect, useEffectEvent, useRef } from 'react';

/** So many milliseconds after a failure it is tried again: soon at first, then calmly. */
const PAUSES_MS = [3_000, 5_000, 10_000, 20_000, 30_000];

/** Whether a failure passes by itself: nobody answered, or not in time, or the API is not well. */
export const passesByItself = (failure: ApiFailure): boolean =>
  failure.kind === 'rejected'
    ? failure.status >= 500
    : failure.kind === 'network' || failure.kind === 'timeout';

/**
 * Reads again by itself what failed, when the browser comes back online or after some seconds, until it succeeds; for
 * reads only. A page that nobody sees rests, and reads at once when it is seen again. Each failure is its own object.
 * Answers whether it does, so that the page can say so.
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
