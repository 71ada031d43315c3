import {
  type Approval,
  type EnvironmentRules,
  rulesFileSchema,
  type SuiteResult,
} from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import { NO_STATEMENTS } from '../statements/read-statements.ts';
import { buildClass } from './build-class.ts';
import { type Facts, judge } from './judge.ts';

const FACTS: Facts = {
  environment: 'production',
  composition: '3f2a9c1b0d4e'.padEnd(64, '0'),
  begun: [{ id: 'booking', version: '1.4.2' }],
  ranBefore: false,
  statements: NO_STATEMENTS,
};
const NOON = Date.parse('2026-11-08T12:00:00Z');
const begins = (version: string): Partial<Facts> => ({ begun: [{ id: 'booking', version }] });

/** The names of the rules that are broken. */
const broken = (rules: EnvironmentRules, facts: Partial<Facts> = {}, now = NOON): readonly string[] =>
  judge(rules, { ...FACTS, ...facts }, now).map(({ rule }) => rule);

test.each([
  ['1.4.2', 'release'],
  ['1.4.2+local.7', 'release'],
  ['1.4.2-pr.7', 'pr'],
  ['1.0.0-local.3f2a9c1b', 'local'],
  ['2.0.0-rc1', 'rc'],
  ['2.0.0-PR.7', 'pr'],
  ['2.0.0-7', 'unnamed'],
])('%s is a build of the class %s', (version, expected) => {
  expect(buildClass(version)).toBe(expected);
});

test('without rules everything may begin', () => {
  expect(broken({}, begins('1.4.2-pr.7'))).toEqual([]);
});

test('only the named classes of builds may begin, and each other one is told with what would do', () => {
  const rules = { builds: ['release', 'rc'] };
  expect(broken(rules)).toEqual([]);
  expect(broken(rules, begins('1.5.0-rc.1'))).toEqual([]);
  expect(broken(rules, begins('1.5.0-local.3f2a9c1b'))).toEqual(['builds']);
  const begun = [...(begins('1.5.0-pr.7').begun ?? []), { id: 'salon', version: '1.0.0-pr.8' }];
  expect(judge(rules, { ...FACTS, begun }, NOON)[0]?.found).toMatch(
    /^booking@1\.5\.0-pr\.7 is a build of the class 'pr', and 'production' takes release, rc: publish it/,
  );
  expect(broken(rules, { begun })).toEqual(['builds', 'builds']);
});

test('a set that begins nothing new breaks no rule of builds', () => {
  expect(broken({ builds: ['release'] }, { begun: [] })).toEqual([]);
});

test('a set has to run in the environment before, or have run there', () => {
  expect(broken({ after: 'staging' })).toEqual(['after']);
  expect(broken({ after: 'staging' }, { ranBefore: true })).toEqual([]);
});

const said = { composition: FACTS.composition, by: 'CI', why: 'nightly', at: '2026-11-08T10:00:00.000Z' };
const result = (suite: string, passed: boolean): SuiteResult => ({
  ...said,
  kind: 'suite-result',
  suite,
  passed,
});
const approval = (approver: string, environment = 'production'): Approval => ({
  ...said,
  kind: 'approval',
  approver,
  environment,
});

test('every named suite has to have passed the last time, and a missing or red one is told', () => {
  const rules = { suites: ['e2e', 'security'] };
  const facts = (...suites: readonly SuiteResult[]) => ({ statements: { ...NO_STATEMENTS, suites } });
  expect(broken(rules)).toEqual(['suites', 'suites']);
  expect(broken(rules, facts(result('e2e', true), result('load', true)))).toEqual(['suites']);
  expect(broken(rules, facts(result('e2e', true), result('security', true)))).toEqual([]);
  const red = judge(rules, { ...FACTS, ...facts(result('e2e', true), result('security', false)) }, NOON);
  expect(red.map(({ found }) => found)).toEqual([
    'security failed on 2026-11-08T10:00:00.000Z by CI, for just this set (3f2a9c1b0d4e): run it, then tested 3f2a9c1b0d4e --suite security --passed.',
  ]);
});

test('as many approvers as the rule says have to let the set run here, and only those that it names count', () => {
  const rules = { approvals: { count: 2, from: ['meera', 'ravi', 'asha'] } };
  const facts = (...approvals: readonly Approval[]) => ({ statements: { ...NO_STATEMENTS, approvals } });
  const [meera, ravi] = [approval('meera'), approval('ravi')];
  expect(broken(rules, facts(meera, ravi))).toEqual([]);
  expect(broken(rules, facts(meera, approval('stranger')))).toEqual(['approvals']);
  expect(broken(rules, facts(meera, approval('ravi', 'staging')))).toEqual(['approvals']);
  expect(broken({ approvals: { count: 2 } }, facts(meera, approval('stranger')))).toEqual([]);
  expect(broken({ approvals: { count: 2 } }, facts(meera, meera))).toEqual(['approvals']);
  expect(judge(rules, { ...FACTS, ...facts(meera) }, NOON)[0]?.found).toBe(
    '1 of 2 approvals are there for just this set (3f2a9c1b0d4e): have ravi or asha run approve 3f2a9c1b0d4e --for production.',
  );
});

test('nothing begins from the first moment of a freeze up to its last, in whatever time zone it is written', () => {
  const freezes = [{ from: '2026-11-08T17:30:00+05:30', until: '2026-11-09T00:00:00Z', why: 'Diwali' }];
  expect(broken({ freezes }, {}, NOON - 1)).toEqual([]);
  expect(broken({ freezes }, {}, NOON)).toEqual(['freezes']);
  expect(broken({ freezes }, {}, Date.parse('2026-11-08T23:59:59.999Z'))).toEqual(['freezes']);
  expect(broken({ freezes }, {}, Date.parse('2026-11-09T00:00:00Z'))).toEqual([]);
  expect(judge({ freezes }, FACTS, NOON)[0]?.found).toBe(
    "'production' is frozen until 2026-11-09T00:00:00Z (Diwali): wait until then.",
  );
});

test.each([
  ['a rule that there is none of', { production: { suits: ['e2e'] } }],
  [
    'a freeze that ends before it begins',
    { qa: { freezes: [{ from: '2026-11-09T00:00:00Z', until: '2026-11-08T00:00:00Z', why: 'x' }] } },
  ],
  [
    'a freeze without a time zone',
    { qa: { freezes: [{ from: '2026-11-08T00:00:00', until: '2026-11-09T00:00:00', why: 'x' }] } },
  ],
  ['more approvals than approvers', { qa: { approvals: { count: 2, from: ['meera', 'meera'] } } }],
  ['an environment that comes after itself', { qa: { after: 'staging' }, staging: { after: 'qa' } }],
  ['an emergency that passes builds', { production: { builds: ['release'], emergency: ['builds'] } }],
])('no rules are set with %s', (_what, environments) => {
  expect(z.safeParse(rulesFileSchema, { environments }).success).toBe(false);
});

test('an order of environments is set', () => {
  const environments = { production: { after: 'staging' }, staging: { after: 'qa' }, demo: { after: 'qa' } };
  expect(z.safeParse(rulesFileSchema, { environments }).success).toBe(true);
});
