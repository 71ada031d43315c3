const WINDOW_MS = 60_000;

/** Addresses whose connections had to be cut again and again. */
export interface Offenders {
  /** Counts a connection that was cut. */
  readonly count: (address: string) => void;
  readonly has: (address: string) => boolean;
}

/** @param most how many of an address may be cut within a minute, all minutes beginning together */
export const createOffenders = (most: number, now: () => number = () => performance.now()): Offenders => {
  const cuts = new Map<string, number>();
  let end = now() + WINDOW_MS;
  const current = (): Map<string, number> => {
    if (now() >= end) {
      cuts.clear();
      end = now() + WINDOW_MS;
    }
    return cuts;
  };
  return {
    count: (address) => {
      const known = current();
      known.set(address, (known.get(address) ?? 0) + 1);
    },
    has: (address) => (current().get(address) ?? 0) > most,
  };
};
