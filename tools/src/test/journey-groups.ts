import path from 'node:path';
import { recordedSeconds } from './report/recorded-seconds.ts';

/** Below these folders, the files of one folder share a product; elsewhere each file starts its own. */
const SHARING = ['e2e/src/journeys/', 'e2e/src/tour/', 'e2e/src/drills/releases/', 'e2e/src/endurance/'];

/**
 * Folders that share one product too, in this order: starting one takes as long as some journeys, and a product that
 * has already served others responds faster.
 */
const TOGETHER: readonly (readonly string[])[] = [
  ['e2e/src/tour', 'e2e/src/journeys/discovery'],
  ['e2e/src/journeys/customer', 'e2e/src/journeys/booking'],
  ['e2e/src/journeys/admin', 'e2e/src/journeys/support'],
];

/** Journey files that run one after the other. */
export interface JourneyGroup {
  readonly files: readonly string[];
  /** Whether they share one product, which starts before the first. */
  readonly isShared: boolean;
}

/**
 * Which files run together: those of a folder in the order of their names, and those of folders that share a product.
 * The groups that took longest come first.
 */
export const journeyGroups = (
  files: readonly string[],
  seconds = recordedSeconds(),
): readonly JourneyGroup[] => {
  const isShared = (file: string) => SHARING.some((folder) => file.startsWith(folder));
  const filesOf = (folder: string) => files.filter((file) => path.dirname(file) === folder).toSorted();
  const folders = new Set(files.filter(isShared).map((file) => path.dirname(file)));
  const alone = [...folders].filter((folder) => !TOGETHER.some((some) => some.includes(folder)));
  const shared = [...TOGETHER, ...alone.map((folder) => [folder])]
    .map((some) => ({ files: some.flatMap(filesOf), isShared: true }))
    .filter((group) => group.files.length > 0);
  const others = files.filter((file) => !isShared(file)).map((file) => ({ files: [file], isShared: false }));
  const took = (group: JourneyGroup) => group.files.reduce((sum, file) => sum + (seconds[file] ?? 0), 0);
  return [...shared, ...others].toSorted((one, other) => took(other) - took(one));
};
