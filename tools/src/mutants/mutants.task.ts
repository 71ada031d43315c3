import { testedCommit } from '../checkout/commit-of.ts';
import type { Task } from '../workspace/task.ts';
import { chooseFaults } from './all-faults.ts';
import { longestAgoFirst, readFound, recordFound } from './found-faults.ts';
import type { Judged } from './judged.ts';
import { runMutants } from './run-mutants.ts';

const RECORD = '--record';

/**
 * `npm run test:mutants`: proves that the tests detect deliberate faults, all of them or those of the given subjects
 * and names. Fails when one survives. With `--record` the day on which a fault was found is kept for
 * docs/reliability.md, and those that were found longest ago come first.
 */
export const mutantsTask: Task = async ({ root, words, environment }) => {
  const isRecorded = words.includes(RECORD);
  const chosen = chooseFaults(words.filter((word) => word !== RECORD));
  const faults = isRecorded ? longestAgoFirst(chosen, await readFound(root)) : chosen;
  const judged = await runMutants(root, faults, environment, isRecorded ? await recorder(root) : undefined);
  const count = (wanted: string) => judged.filter(({ verdict: { kind } }) => kind === wanted).length;
  const unjudged = count('unjudged') > 0 ? `, ${count('unjudged')} not judged` : '';
  console.log(`${judged.length} faults, ${count('found')} found, ${count('survived')} survived${unjudged}`);
  return count('found') === judged.length ? 0 : 1;
};

const recorder = async (root: string) => {
  const commit = await testedCommit(root);
  return (judged: Judged) =>
    recordFound(root, judged, { day: new Date().toISOString().slice(0, 10), commit });
};
