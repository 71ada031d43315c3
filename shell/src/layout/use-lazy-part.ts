import { useEffect, useState } from 'react';

export type LazyPart<T> =
  | { readonly status: 'waiting' }
  | { readonly status: 'ready'; readonly part: T }
  | { readonly status: 'failed' };

/** Fetches a part's code once it is wanted. After a failure, wanting it again fetches it again. */
export const useLazyPart = <T>(load: () => Promise<T>, wanted: boolean): LazyPart<T> => {
  const [state, setState] = useState<LazyPart<T>>({ status: 'waiting' });
  const ready = state.status === 'ready';
  useEffect(() => {
    if (!wanted || ready) return;
    let left = false;
    setState({ status: 'waiting' });
    load().then(
      (part) => !left && setState({ status: 'ready', part }),
      () => !left && setState({ status: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [load, wanted, ready]);
  return state;
};
