import { recordedSeconds } from '../report/recorded-seconds.ts';
import type { Ring } from '../ring.ts';
import type { RingChoice } from '../test.ts';
import { changedFiles } from './changed-files.ts';
import { readDependents } from './module-graph.ts';
import { touchedTests } from './touched-tests.ts';

/** What the files of one ring may take together; one that nobody recorded counts as short. */
const MOST_SECONDS = 120;
const SHORT_SECONDS = 3;

/**
 * The rings with the files that a change can touch, by what the sources import; checks and units whole, of the slower
 * rings those nearest to the change that take two minutes of a lane together. What is left to the whole run is said.
 * Journeys know addresses alone, so only their own sources touch them.
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

/** The first of them that take no longer together than they may. */
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
