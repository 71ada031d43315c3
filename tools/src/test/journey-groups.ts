import path from 'node:path';
import { recordedSeconds } from './report/recorded-seconds.ts';

/** Below these, the files of one folder share a product; everywhere else each file starts one of its own. */
const SHARING = ['e2e/src/journeys/', 'e2e/src/tour/'];

/** Files of journeys that run one after the other. */
export interface JourneyGroup {
  readonly files: readonly string[];
  /** Whether they run on one product, which starts before the first. */
  readonly isShared: boolean;
}

/** Which files run together: those of a folder in the order of their names. The groups that took longest come first. */
export function journeyGroups(
  files: readonly string[],
  seconds = recordedSeconds(),
): readonly JourneyGroup[] {
  const isShared = (file: string) => SHARING.some((folder) => file.startsWith(folder));
  const folders = [...new Set(files.filter(isShared).map((file) => path.dirname(file)))];
  const shared = folders.map((folder) => ({
    files: files.filter((file) => path.dirname(file) === folder).toSorted(),
    isShared: true,
  }));
  const others = files.filter((file) => !isShared(file)).map((file) => ({ files: [file], isShared: false }));
  const took = (group: JourneyGroup) => group.files.reduce((sum, file) => sum + (seconds[file] ?? 0), 0);
  return [...shared, ...others].toSorted((one, other) => took(other) - took(one));
}
