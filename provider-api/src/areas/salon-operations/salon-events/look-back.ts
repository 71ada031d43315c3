/**
 * How late a number may appear, in milliseconds: it is assigned when a change is written and visible once the change is
 * committed, and a transaction may be idle for half of that (`DATABASE_LIMITS.idleInTransaction`).
 */
const LATE_MS = 60_000;
/** At the start nothing is known of when numbers came: this many of the last ones may have gaps that still fill. */
const FIRST_NUMBERS = 1_000;

export interface LookBack {
  /** The number after which to look: no new event can appear at or below it. */
  readonly floor: () => number;
  /** Records the highest number that was visible at a moment, in milliseconds. */
  readonly saw: (latest: number, at: number) => void;
}

/** Tracks from which number on events may still appear although higher ones are visible. */
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
