import { APP_FOLDERS } from '../workspace/app-folders.ts';
import { CHANGED_FOLDER, type ReleasePlace } from './release-place.ts';

/** The times of one round, in milliseconds. */
export interface Round {
  readonly oneMs: number;
  readonly allMs: number;
}

/** The time of releasing one remote as a fraction of releasing everything; 0.5 is half. */
export const ratioOf = ({ oneMs, allMs }: Round): number => oneMs / allMs;

/** The middle value; of two middle values, their mean. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
};

/**
 * Releases a one-line change both ways in turn: its remote alone, and everything as one. Which comes first alternates,
 * so that a machine that becomes slower or faster favours neither.
 */
export async function* compareReleases(place: ReleasePlace, rounds: number): AsyncGenerator<Round> {
  for (let round = 1; round <= rounds; round += 1) {
    const one = () => timed(place, [CHANGED_FOLDER], `1.${round}.0`);
    const all = () => timed(place, APP_FOLDERS, `2.${round}.0`);
    if (round % 2 === 1) {
      const oneMs = await one();
      yield { oneMs, allMs: await all() };
    } else {
      const allMs = await all();
      yield { oneMs: await one(), allMs };
    }
  }
}

const timed = async (place: ReleasePlace, folders: readonly string[], version: string): Promise<number> => {
  await place.changeOneLine();
  const since = performance.now();
  await place.release(folders, version);
  return performance.now() - since;
};
