/**
 * For so long a number may be late, in milliseconds: it is drawn when a change is written and seen when the change is
 * committed, and a transaction may do nothing for half of that (`DATABASE_LIMITS.idleInTransaction`).
 */
const LATE_MS = 60_000;
/** Before anything is known of when numbers came, so many of the last ones may have gaps that still fill. */
const FIRST_NUMBERS = 1_000;

export interface LookBack {
  /** After which number to look: below it nothing can come any more. */
  readonly floor: () => number;
  /** Writes down the highest number that was seen at a moment, in milliseconds. */
  readonly saw: (latest: number, at: number) => void;
}

/** Follows from which number on news may still come, though higher ones were seen already. */
export const createLookBack = (latest: number): LookBack => {
  let floor = Math.max(0, latest - FIRST_NUMBERS);
  const sightings: { readonly latest: number; readonly at: number }[] = [];
  return {
    floor: () => floor,
    saw: (seen, at) => {
      sightings.push({ latest: seen, at });
      while (sightings[0] && at - sightings[0].at >= LATE_MS) {
        floor = Math.max(floor, sightings[0].latest);
        sightings.shift();
      }
    },
  };
};
