import { useRevalidator } from '@sundara/web/router';
import { useEffect, useRef, useSyncExternalStore } from 'react';

const EVERY_MS = 5_000;

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/**
 * Reads the page's data anew 5 s after it came, as long as `active`. Pauses while nobody sees the page, and reads
 * at once when it is seen again. The next read waits for the one before, however slow it is.
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
