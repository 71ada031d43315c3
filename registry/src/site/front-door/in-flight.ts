/** What says once that it is over: a connection, or an answer. */
interface Ending {
  readonly once: (event: 'close', listener: () => void) => unknown;
}

/** Counts what addresses have under way. */
export interface InFlight {
  /**
   * Takes a place until that is over.
   * @param fewer how many places this address has, where it has fewer than others
   * @returns false where the address has no more
   */
  readonly take: (address: string, until: Ending, fewer?: number) => boolean;
}

/** @param most places of one address */
export const createInFlight = (most: number): InFlight => {
  const taken = new Map<string, number>();
  const give = (address: string) => {
    const left = (taken.get(address) ?? 1) - 1;
    if (left === 0) taken.delete(address);
    else taken.set(address, left);
  };
  return {
    take: (address, until, fewer = most) => {
      const now = taken.get(address) ?? 0;
      if (now >= fewer) return false;
      taken.set(address, now + 1);
      until.once('close', () => give(address));
      return true;
    },
  };
};
