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

/** Whether the browser reports a network; true when that can't be known. */
export const useOnline = (): boolean => useBrowser(() => navigator.onLine);

/** Whether the page is visible and online, so that a request makes sense. */
export const useSeen = (): boolean => useBrowser(() => !document.hidden && navigator.onLine);
