import { recordedSeconds } from '../report/recorded-seconds.ts';
import type { Ring } from '../ring.ts';
import type { RingChoice } from '../test.ts';
import { changedFiles } from './changed-files.ts';
import { readDependents } from './module-graph.ts';
import { touchedTests } from './touched-tests.ts';

/** Limit for the files of one ring together; a file without a recorded time counts as short. */
const MOST_SECONDS = 120;
const SHORT_SECONDS = 3;

/**
 * The rings with the files that a change can affect, by the imports of the sources. Checks run whole, and units all
 * that are affected; the slower rings run the nearest files, up to two minutes of recorded time. Prints how many are
 * left out. Journeys use only addresses, so only changes to their own sources affect them.
 *
 * @throws Refusal where git knows no such commit
 */
export const chooseChanged = async (
  root: string,
  rings: readonly Ring[],
  since: string | undefined,
): Promise<readonly RingChoice[]> => {
  const [changed, dependents, seconds] = await Promise.all([
    changedFiles(root, since),
    readDependents(root),
    recordedSeconds(),
  ]);
  console.log(`${changed.length} changed files.`);
  const choices = rings.map(async (ring): Promise<readonly RingChoice[]> => {
    if (ring.name === 'static') return [{ ring }];
    const touched = touchedTests(await ring.list(root), changed, dependents);
    const files = ring.name === 'unit' ? touched : withinTime(touched, seconds);
    const left = touched.length - files.length;
    console.log(
      `${ring.name}: ${files.length} files${left > 0 ? `, ${left} further away are left out` : ''}`,
    );
    return files.length > 0 ? [{ ring, files }] : [];
  });
  return (await Promise.all(choices)).flat();
};

/** The files, in order, that fit together into the time limit. */
export const withinTime = (
  files: readonly string[],
  seconds: Readonly<Record<string, number>>,
): readonly string[] => {
  let sum = 0;
  return files.filter((file) => {
    const more = seconds[file] ?? SHORT_SECONDS;
    if (sum + more > MOST_SECONDS) return false;
    sum += more;
    return true;
  });
};
