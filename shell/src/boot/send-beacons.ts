/**
 * Hands a body to the browser, which sends it even when the page closes. Delivery is not awaited, and failures are
 * ignored.
 */
export const beaconSender =
  (navigator: Navigator) =>
  (url: string, body: string): void => {
    try {
      navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));
    } catch {
      // A failing report never stops the page.
    }
  };

/** Runs the action before the page may close. */
export const beforeLeaving = (window: Window, action: () => void): void => {
  const { document } = window;
  window.addEventListener('pagehide', action);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') action();
  });
};
