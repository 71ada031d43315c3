import type { Task } from '../workspace/task.ts';
import { describeMutant, mutationScore } from './mutation-score.ts';
import { chooseSubjects, type RuleSubject } from './rule-subjects.ts';
import { REPORTS, runStryker } from './run-stryker.ts';

/** Required of each subject separately, so that a good one can't hide a bad one. */
const LEAST_PERCENT = 90;

/**
 * `npm run test:rules`: how many small generated changes in the rules of price, refund, slots and gate their tests
 * detect, in all subjects or in the named ones. Fails where it is less than nine of ten.
 */
export const rulesTask: Task = async ({ root, words }) => {
  const fine: boolean[] = [];
  for (const subject of chooseSubjects(words)) fine.push(await judgeSubject(root, subject));
  return fine.every(Boolean) ? 0 : 1;
};

const judgeSubject = async (root: string, subject: RuleSubject): Promise<boolean> => {
  const since = Date.now();
  const { found, missed, percent } = mutationScore(await runStryker(root, subject));
  for (const mutant of missed) console.log(`  missed: ${describeMutant(mutant)}`);
  const isFine = percent >= LEAST_PERCENT;
  const told = `${percent.toFixed(1)} %, ${found} of ${found + missed.length} mutants found`;
  const wanted = isFine ? '' : `, and ${LEAST_PERCENT} % are asked for`;
  const seconds = Math.round((Date.now() - since) / 1000);
  console.log(
    `${isFine ? '✔' : '✖'} ${subject.name}: ${told}${wanted} (${seconds} s, ${REPORTS}/${subject.name}.html)`,
  );
  return isFine;
};
