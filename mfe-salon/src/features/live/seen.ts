/** As many numbers are remembered: more than the server repeats when a line goes on. */
const REMEMBERED = 500;

/**
 * Which news were heard already. Numbers come nearly in order, a late one now and then, and when a line goes on some
 * come again.
 */
export const createSeen = () => {
  const known = new Set<number>();
  let highest: number | undefined;
  return {
    /** Whether a number comes for the first time; it is known from then on. */
    isNew: (no: number): boolean => {
      if (known.has(no)) return false;
      known.add(no);
      highest = Math.max(highest ?? no, no);
      const [oldest] = known;
      if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
      return true;
    },
    /** The highest number so far: what a line goes on after. */
    last: (): number | undefined => highest,
  };
};
