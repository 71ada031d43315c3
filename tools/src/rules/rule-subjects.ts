import { Refusal } from '../../setup/refusal.mjs';
import { BOOKING_SUBJECTS } from './subjects/booking.subjects.ts';
import { MONEY_SUBJECTS } from './subjects/money.subjects.ts';
import type { RuleSubject } from './subjects/rule-subject.ts';
import { SHELL_SUBJECTS } from './subjects/shell.subjects.ts';

export const RULE_SUBJECTS: readonly RuleSubject[] = [
  ...MONEY_SUBJECTS,
  ...BOOKING_SUBJECTS,
  ...SHELL_SUBJECTS,
];

/**
 * The named subjects; all when none is named.
 *
 * @throws Refusal for a word that names none
 */
export const chooseSubjects = (
  words: readonly string[],
  subjects = RULE_SUBJECTS,
): readonly RuleSubject[] => {
  const unknown = words.find((word) => !subjects.some(({ name }) => name === word));
  if (unknown !== undefined) {
    const names = subjects.map(({ name }) => name).join(', ');
    throw new Refusal(`there are no rules '${unknown}': give some of ${names}, or nothing for all.`);
  }
  return subjects.filter(({ name }) => words.length === 0 || words.includes(name));
};
