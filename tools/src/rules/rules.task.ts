import type { Task } from '../workspace/task.ts';
import { judgeSubject, LEAST_PERCENT } from './judge-subject.ts';
import { chooseSubjects } from './rule-subjects.ts';
import { REPORTS } from './run-stryker.ts';
import type { RuleSubject } from './subjects/rule-subject.ts';

/**
 * `npm run test:rules`: how many small generated changes in the rules of pricing, booking, payment, guards and loader
 * their tests detect, in all subjects or in the named ones. Fails where it is less than nine of ten.
 */
export const rulesTask: Task = async ({ root, words }) => {
  const fine: boolean[] = [];
  for (const subject of chooseSubjects(words)) fine.push(await printJudgement(root, subject));
  return fine.every(Boolean) ? 0 : 1;
};

const printJudgement = async (root: string, subject: RuleSubject): Promise<boolean> => {
  const since = Date.now();
  const { isFine, told, missed } = await judgeSubject(root, subject);
  for (const mutant of missed) console.log(`  missed: ${mutant}`);
  const wanted = isFine ? '' : `, and ${LEAST_PERCENT} % are asked for`;
  const seconds = Math.round((Date.now() - since) / 1000);
  console.log(
    `${isFine ? '✔' : '✖'} ${subject.name}: ${told}${wanted} (${seconds} s, ${REPORTS}/${subject.name}.html)`,
  );
  return isFine;
};
