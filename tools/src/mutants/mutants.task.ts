import type { Task } from '../workspace/task.ts';
import { chooseFaults } from './all-faults.ts';
import { runMutants } from './run-mutants.ts';

/**
 * `npm run test:mutants`: proves that the tests detect deliberate faults, all of them or those of the given subjects
 * and names. Fails when one survives.
 */
export const mutantsTask: Task = async ({ root, words, environment }) => {
  const judged = await runMutants(root, chooseFaults(words), environment);
  const count = (wanted: string) => judged.filter(({ verdict: { kind } }) => kind === wanted).length;
  const unjudged = count('unjudged') > 0 ? `, ${count('unjudged')} not judged` : '';
  console.log(`${judged.length} faults, ${count('found')} found, ${count('survived')} survived${unjudged}`);
  return count('found') === judged.length ? 0 : 1;
};
