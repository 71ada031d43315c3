import { useLayoutEffect, useState } from 'react';

/** What the newest promise answered; until it does, what one before it did, or `first`. */
export const useLatest = <T>(promise: Promise<T>, first: T): T => {
  const [latest, setLatest] = useState(first);
  useLayoutEffect(() => {
    let current = true;
    promise.then((value) => current && setLatest(value));
    return () => {
      current = false;
    };
  }, [promise]);
  return latest;
};
