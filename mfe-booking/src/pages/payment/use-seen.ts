import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

const useBrowser = (now: () => boolean): boolean => useSyncExternalStore(subscribe, now, () => true);

/** Whether the browser believes that it has a network; true while nobody can tell. */
export const useOnline = (): boolean => useBrowser(() => navigator.onLine);

/** Whether somebody sees the page and a question could be answered. */
export const useSeen = (): boolean => useBrowser(() => !document.hidden && navigator.onLine);
