import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describeFailure } from '../test/describe-failure.ts';
import { chooseFaults, SUBJECTS } from './all-faults.ts';
import { misplaced, withFault } from './apply-fault.ts';
import type { Fault } from './fault.ts';
import { judgeRun } from './judge-run.ts';

const ROOT = path.join(__dirname, '../../..');
const faults = chooseFaults([]);

const aFault = (change: Partial<Fault> = {}): Fault => ({
  name: 'late',
  breaks: 'Nobody comes late.',
  file: 'provider-api/src/clock.ts',
  before: 'now <= end',
  after: 'true',
  tests: ['provider-api/src/clock.itest.ts'],
  ...change,
});

test.each(faults)('$name can be made: its text stands in its source once', (fault) => {
  expect(misplaced(fault, readFileSync(path.join(ROOT, fault.file), 'utf8'))).toBeUndefined();
  expect(fault.after).not.toBe(fault.before);
});

test.each(faults)('$name is judged by tests that are there', ({ tests }) => {
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test('every fault and every subject has a name of its own', () => {
  const names = [...SUBJECTS.map(({ name }) => name), ...faults.map(({ name }) => name)];
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('a word picks a subject or a fault, and another is refused with the subjects', () => {
  const subjects = [
    { name: 'time', faults: [aFault(), aFault({ name: 'early' })] },
    { name: 'money', faults: [aFault({ name: 'dear' })] },
  ];
  const chosen = (...words: string[]) => chooseFaults(words, subjects).map(({ name }) => name);
  expect(chosen()).toEqual(['late', 'early', 'dear']);
  expect(chosen('money', 'early')).toEqual(['early', 'dear']);
  expect(() => chosen('timely')).toThrow("there is no fault 'timely': give one of time, money");
});

test('a fault replaces its text where that occurs once, as it is written', () => {
  expect(withFault(aFault({ after: "'$&'" }), 'return now <= end;')).toBe("return '$&';");
  expect(() => withFault(aFault(), 'return now < end;')).toThrow('has the text 0 times');
  expect(() => withFault(aFault(), 'now <= end || now <= end')).toThrow('has the text 2 times');
});

/** What the test command prints at its end. */
const printed = (failures: readonly { file: string; test: string }[], failed = failures.length) =>
  [
    '✖ comes late (12.3ms)',
    ...failures.map((failure) => `\n${describeFailure({ ...failure, message: 'Expected true.' })}`),
    `\n${failed > 0 ? '✖' : '✔'} integration: 3 passed, ${failed} failed (7 s)`,
    `3 passed, ${failed} failed\n`,
  ].join('\n');

describe('of what the test command printed', () => {
  const [one, other] = ['provider-api/src/clock.itest.ts', 'provider-api/src/bell.itest.ts'];

  test('a failing test in each file is a fault that was found', () => {
    const output = printed([
      { file: one, test: 'comes late' },
      { file: other, test: 'rings: never' },
    ]);
    expect(judgeRun([one, other], output)).toEqual({ kind: 'found', red: ['comes late', 'rings: never'] });
  });

  test('a file that stays green is one that a fault survived', () => {
    expect(judgeRun([one], printed([]))).toEqual({ kind: 'survived', green: [one] });
    const output = printed([{ file: one, test: 'comes late' }]);
    expect(judgeRun([one, other], output)).toEqual({ kind: 'survived', green: [other] });
  });

  test.each([
    ['a file that could not be run', printed([{ file: one, test: one }])],
    ['a run that ended before its last line', 'SyntaxError: Unexpected token\n'],
    ['a run that took too long', `${printed([])}tools/test.mjs took longer than 900 s and was ended.\n`],
    ['nothing at all', ''],
  ])('%s proves nothing', (_, output) => {
    expect(judgeRun([one], output).kind).toBe('unjudged');
  });
});
