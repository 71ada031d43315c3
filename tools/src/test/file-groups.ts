import { LANES } from './lanes.ts';
import { recordedSeconds } from './report/recorded-seconds.ts';

/** Processes that each lane runs one after the other: with one, a lane would wait for the others at the end. */
const GROUPS_PER_LANE = 2;
/** Files share a process up to this many recorded seconds, however few there are. */
const LEAST_S = 30;
/** Seconds assumed for a file that was too short to be recorded. */
const SHORT_S = 2;

/** Files of a part share code, provided that all of them are bundled or none is. */
const kindOf = (file: string, isBundled: boolean): string =>
  `${file.slice(0, file.indexOf('/'))} ${isBundled}`;

/**
 * Which files run in one process: as many as possible while every lane has work. Once a process has compiled and
 * optimised shared code, the next file takes two thirds of the CPU time, and starting one takes as long as a short
 * file. The longest groups come first, so that lanes that each take the next group end as early as possible.
 *
 * @param files below the root
 */
export const fileGroups = (
  files: readonly string[],
  isBundled: (file: string) => boolean = () => false,
  seconds = recordedSeconds(),
): readonly (readonly string[])[] => {
  const took = (file: string) => seconds[file] ?? SHORT_S;
  const share = files.reduce((sum, file) => sum + took(file), 0) / (LANES * GROUPS_PER_LANE);
  const most = Math.max(LEAST_S, share);
  const groups: { kind: string; files: string[]; seconds: number }[] = [];
  for (const file of files.toSorted((one, other) => took(other) - took(one))) {
    const kind = kindOf(file, isBundled(file));
    const open = groups.find((group) => group.kind === kind && group.seconds + took(file) <= most);
    if (open) {
      open.files.push(file);
      open.seconds += took(file);
    } else groups.push({ kind, files: [file], seconds: took(file) });
  }
  return groups.toSorted((one, other) => other.seconds - one.seconds).map((group) => group.files);
};
