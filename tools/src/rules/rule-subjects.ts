import { Refusal } from '../../setup/refusal.mjs';

/** Rules that belong together, and the tests that state them; all below `shared-contracts/src`, without '.ts'. */
export interface RuleSubject {
  readonly name: string;
  readonly rules: readonly string[];
  /** Tests with fixed examples: random ones may detect a mutant on one day and miss it on the next. */
  readonly tests: readonly string[];
}

export const RULE_SUBJECTS: readonly RuleSubject[] = [
  {
    name: 'price',
    rules: ['money/pricing', 'money/gst', 'money/paise'],
    tests: ['money/pricing.test', 'money/gst.test', 'money/paise.test'],
  },
  {
    name: 'refund',
    rules: ['booking/refund-policy', 'booking/cancellation-rules'],
    tests: ['booking/refund-policy.test'],
  },
  {
    name: 'slots',
    rules: [
      'booking/assign',
      'booking/free-time',
      'booking/opened-time',
      'booking/opening-hours',
      'booking/settled-visit',
      'booking/slots',
      'booking/spans',
      'booking/start-grid',
      'booking/visit-order',
      'booking/visit-runs',
    ],
    tests: [
      'booking/assign.test',
      'booking/opening-hours.test',
      'booking/settled-visit.test',
      'booking/slots.test',
      'booking/spans.test',
      'booking/start-grid.test',
    ],
  },
  {
    name: 'gate',
    rules: ['federation/gate', 'federation/version-range', 'federation/prop-shape'],
    tests: ['federation/gate.test', 'federation/version-range.test', 'federation/prop-shape.test'],
  },
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
