import { existsSync } from 'node:fs';
import path from 'node:path';
import { describeMutant, type JudgedMutant, mutationScore } from './mutation-score.ts';
import { chooseSubjects, RULE_SUBJECTS } from './rule-subjects.ts';

const ROOT = path.join(__dirname, '../../..');

const mutant = (status: string, replacement?: string): JudgedMutant => ({
  fileName: 'shared-contracts/src/money/gst.ts',
  status,
  mutatorName: 'EqualityOperator',
  replacement,
  location: { start: { line: 39 } },
});

test.each(RULE_SUBJECTS)('the rules and the tests of $name are there', ({ rules, tests }) => {
  const missing = [...rules, ...tests].filter((file) => !existsSync(path.join(ROOT, `${file}.ts`)));
  expect(missing).toEqual([]);
});

test('no rule belongs to two subjects', () => {
  const rules = RULE_SUBJECTS.flatMap((subject) => subject.rules);
  expect(rules).toHaveLength(new Set(rules).size);
});

test('words choose subjects, none chooses all, and an unknown one is refused with their names', () => {
  const chosen = (...words: string[]) => chooseSubjects(words).map(({ name }) => name);
  expect(chosen()).toEqual(RULE_SUBJECTS.map(({ name }) => name));
  expect(chosen('gate', 'price')).toEqual(['price', 'gate']);
  expect(() => chosen('prices')).toThrow(
    "there are no rules 'prices': give some of price, refund, payment, slots, booking, guards, gate, loader, files",
  );
});

test('found are mutants that a test fails for or that never end; those that cannot run do not count', () => {
  const [survived, uncovered] = [mutant('Survived'), mutant('NoCoverage')];
  const judged = [mutant('Killed'), mutant('Timeout'), survived, uncovered, mutant('RuntimeError')];
  expect(mutationScore(judged)).toEqual({ found: 2, missed: [survived, uncovered], percent: 50 });
  expect(mutationScore([mutant('Killed')]).percent).toBe(100);
});

test('where nothing could be judged nothing is proved', () => {
  expect(mutationScore([]).percent).toBe(0);
  expect(mutationScore([mutant('RuntimeError')]).percent).toBe(0);
});

test('a mutant is told by its place and what stood there, on one line', () => {
  expect(describeMutant(mutant('Survived', 'month\n    <= 4'))).toBe(
    'shared-contracts/src/money/gst.ts:39 EqualityOperator: month <= 4',
  );
});
