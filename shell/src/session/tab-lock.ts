/** Runs one piece of work at a time over all tabs of the site. */
export type Exclusively = <T>(work: () => Promise<T>) => Promise<T>;

const NAME = 'sundara-session';

/** A tab that holds the lock longer than this is not waited for, in milliseconds: its own call has ended by then. */
const PATIENCE_MS = 20_000;

/** By the Web Locks API; where there is none, or it fails, the work is done without. */
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
