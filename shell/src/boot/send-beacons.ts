/**
 * Hands a body to the browser, which sends it by itself even when the page goes; whether it arrives is not
 * waited for, and an environment that takes none is fine.
 */
export const beaconSender =
  (navigator: Navigator) =>
  (url: string, body: string): void => {
    try {
      navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));
    } catch {
      // What is told of a page never stops it.
    }
  };

/** Sends what waits before the page may be gone. */
export const beforeLeaving = (window: Window, action: () => void): void => {
  const { document } = window;
  window.addEventListener('pagehide', action);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') action();
  });
};
