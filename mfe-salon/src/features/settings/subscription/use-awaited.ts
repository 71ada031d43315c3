import { currentSubscription } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useEffect, useEffectEvent, useState } from 'react';

const EVERY_MS = 3_000;
const TRIES = 40;

interface Options {
  readonly onActive: () => void;
  /** Two minutes have passed without an answer. */
  readonly onLate: () => void;
}

/** Polls whether a plan is active whose mandate the bank has not confirmed yet: at once, then every three seconds. */
export const useAwaited = ({ onActive, onLate }: Options) => {
  const { http } = useShell();
  const [isAwaited, setAwaited] = useState(false);
  const end = useEffectEvent((isActive: boolean) => {
    setAwaited(false);
    if (isActive) onActive();
    else onLate();
  });
  useEffect(() => {
    if (!isAwaited) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (left: number) => {
      const answer = await http.call(currentSubscription, { query: {} }, { signal: stop.signal });
      if (stop.signal.aborted) return;
      if (answer.ok && answer.data.subscription?.active) end(true);
      else if (left === 0) end(false);
      else timer = setTimeout(() => ask(left - 1), EVERY_MS);
    };
    ask(TRIES);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [isAwaited, http]);
  return { isAwaited, start: () => setAwaited(true), stop: () => setAwaited(false) };
};
