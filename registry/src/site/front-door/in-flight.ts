/** Something that emits 'close' once when it ends: a connection or a response. */
interface Ending {
  readonly once: (event: 'close', listener: () => void) => unknown;
}

/** Counts what each address has in progress. */
export interface InFlight {
  /**
   * Takes a place until `until` ends.
   * @param fewer the number of places of this address, if fewer than usual
   * @returns false when the address has no free place
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
