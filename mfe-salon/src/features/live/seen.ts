/** This many numbers are remembered: more than the server repeats when a connection resumes. */
const REMEMBERED = 500;

/**
 * Which news were received already. Numbers come nearly in order, sometimes late, and some are repeated when a
 * connection resumes.
 */
export const createSeen = () => {
  const known = new Set<number>();
  let highest: number | undefined;
  return {
    /** Whether a number is seen for the first time; it is known from then on. */
    isNew: (no: number): boolean => {
      if (known.has(no)) return false;
      known.add(no);
      highest = Math.max(highest ?? no, no);
      const [oldest] = known;
      if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
      return true;
    },
    /** The highest number so far, after which a connection resumes. */
    last: (): number | undefined => highest,
  };
};
