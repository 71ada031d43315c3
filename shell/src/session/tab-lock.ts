/** Runs one task at a time across all tabs of the site. */
export type Exclusively = <T>(work: () => Promise<T>) => Promise<T>;

const NAME = 'sundara-session';

/** How long to wait for a tab that holds the lock, in milliseconds: its own call has ended by then. */
const PATIENCE_MS = 20_000;

/** Uses the Web Locks API; without it, or if it fails, the work runs without a lock. */
export const createTabLock =
  (locks: Pick<LockManager, 'request'> | undefined): Exclusively =>
  async (work) => {
    if (!locks) return work();
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
    let begun: ReturnType<typeof work> | undefined;
    try {
      return await locks.request(NAME, { signal: patience.signal }, () => {
        clearTimeout(timer);
        begun = work();
        return begun;
      });
    } catch {
      return await (begun ?? work());
    } finally {
      clearTimeout(timer);
    }
  };
