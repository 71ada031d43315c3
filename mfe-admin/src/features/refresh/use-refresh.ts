import { useRevalidator } from '@sundara/web/router';
import { useEffect, useRef, useSyncExternalStore } from 'react';

const EVERY_MS = 5_000;

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/**
 * Reloads the page's data 5 s after it arrived, as long as `active`. Pauses while the page is hidden, and reloads at
 * once when it is visible again. The next read waits for the previous one, however slow it is.
 */
export const useRefresh = (active: boolean, data: unknown): void => {
  const { revalidate, state } = useRevalidator();
  const hidden = useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
  const missed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new data starts the next wait.
  useEffect(() => {
    if (!active || state !== 'idle') return;
    if (hidden) {
      missed.current = true;
      return;
    }
    const timer = setTimeout(() => void revalidate(), missed.current ? 0 : EVERY_MS);
    missed.current = false;
    return () => clearTimeout(timer);
  }, [active, data, hidden, revalidate, state]);
};
