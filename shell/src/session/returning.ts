/** After this long a time away, in milliseconds, the session may have ended meanwhile. */
const AWAY_MS = 5 * 60_000;

/** Calls back when the page becomes visible after five minutes or more; returns a function that stops. */
export const onReturn = (
  document: Document,
  check: () => unknown,
  now: () => number = Date.now,
): (() => void) => {
  let hiddenAt: number | undefined;
  const changed = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = now();
      return;
    }
    if (hiddenAt !== undefined && now() - hiddenAt >= AWAY_MS) check();
    hiddenAt = undefined;
  };
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
