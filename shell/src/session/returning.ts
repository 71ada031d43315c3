/** Someone who was away this long may meet a session that has ended meanwhile, in milliseconds. */
const AWAY_MS = 5 * 60_000;

/** Calls back when the page is looked at again after five minutes or more; answers the way to stop. */
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
