import { useLayoutEffect, useState } from 'react';

/** The value of the newest promise; until it resolves, that of an earlier one, or `first`. */
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
