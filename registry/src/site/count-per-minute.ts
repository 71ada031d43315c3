const WINDOW_MS = 60_000;
/** More addresses than a site has visitors in a minute; beyond it, the counting starts anew. */
const ADDRESSES_KEPT = 50_000;

/** Counts what addresses do within a minute, all minutes beginning together. */
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
    /** Counts one more. @returns how many there are now */
    add: (address: string): number => {
      const count = of(address) + 1;
      counts.set(address, count);
      return count;
    },
  };
};
