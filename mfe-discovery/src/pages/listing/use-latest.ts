import { useLayoutEffect, useState } from 'react';

/** A promise whose value is marked on it, as React marks those that it has waited for. */
interface Marked<T> extends Promise<T> {
  readonly status?: unknown;
  readonly value?: T;
}

/**
 * The value of the newest promise; until it resolves, that of an earlier one, or `first`. A promise that the shell has
 * settled is read at once, so that the server's HTML and its hydration show its value.
 */
export const useLatest = <T>(promise: Marked<T>, first: T): T => {
  const [latest, setLatest] = useState(() =>
    promise.status === 'fulfilled' && promise.value !== undefined ? promise.value : first,
  );
  useLayoutEffect(() => {
    let current = true;
    promise.then((value) => current && setLatest(value));
    return () => {
      current = false;
    };
  }, [promise]);
  return latest;
};
