const WINDOW_MS = 60_000;
/** More addresses than a site has visitors in a minute; beyond it, all counts are reset. */
const ADDRESSES_KEPT = 50_000;

/** Counts events per address and minute; the minutes of all addresses begin together. */
export const countPerMinute = (now: () => number = Date.now) => {
  const counts = new Map<string, number>();
  let end = now() + WINDOW_MS;
  const current = (): Map<string, number> => {
    if (now() >= end || counts.size >= ADDRESSES_KEPT) {
      counts.clear();
      end = now() + WINDOW_MS;
    }
    return counts;
  };
  const of = (address: string): number => current().get(address) ?? 0;
  return {
    of,
    /** Counts one more. @returns the new count */
    add: (address: string): number => {
      const count = of(address) + 1;
      counts.set(address, count);
      return count;
    },
  };
};
