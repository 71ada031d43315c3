import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all that show the time, however many cards there are. */
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, MINUTE_MS / 2);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

const minute = () => Math.floor(Date.now() / MINUTE_MS);

/** The current minute; its users are rendered again when the next one begins. */
export const useNow = (): Date => new Date(useSyncExternalStore(subscribe, minute, minute) * MINUTE_MS);
