import type { EnvironmentRules, RuleName } from '@sundara/contracts/federation';
import type { ReleaseName } from '../core/registry.ts';
import { nameOf } from '../core/release-name.ts';
import type { Statements } from '../statements/read-statements.ts';
import { suiteWords } from '../statements/statement-words.ts';
import { buildClass } from './build-class.ts';

/** The facts about a set that is about to run in an environment. */
export interface Facts {
  readonly environment: string;
  /** The set's id. */
  readonly composition: string;
  /** The releases of the set that don't run there now. */
  readonly begun: readonly ReleaseName[];
  /** Whether the preceding environment runs exactly this set, or has run it. */
  readonly ranBefore: boolean;
  readonly statements: Statements;
}

/** A broken rule. */
export interface Breach {
  readonly rule: RuleName;
  /** What is missing and what would satisfy the rule, as a sentence. */
  readonly found: string;
}

type Judge = (rules: EnvironmentRules, facts: Facts, now: number) => readonly string[];

const builds: Judge = ({ builds: allowed }, { environment, begun }) =>
  begun
    .filter(({ version }) => allowed && !allowed.includes(buildClass(version)))
    .map(
      (release) =>
        `${nameOf(release)} is a build of the class '${buildClass(release.version)}', and '${environment}' takes ${allowed?.join(', ')}: publish it under such a version.`,
    );

const after: Judge = ({ after: before }, { environment, composition, ranBefore }) =>
  before === undefined || ranBefore
    ? []
    : [
        `just this set (${composition.slice(0, 12)}) has never run in '${before}': promote it there first, then promote --set ${before} --to ${environment}.`,
      ];

const suites: Judge = ({ suites: wanted = [] }, { composition, statements }) => {
  const set = composition.slice(0, 12);
  return wanted.flatMap((suite) => {
    const last = statements.suites.find((result) => result.suite === suite);
    if (last?.passed) return [];
    const uncounted = statements.uncounted.find((why) => why.includes(`/suite/${suite} `));
    const found = last ? suiteWords(last) : (uncounted ?? `no result of ${suite} counts`);
    return [`${found}, for just this set (${set}): run it, then tested ${set} --suite ${suite} --passed.`];
  });
};

const approvals: Judge = ({ approvals: wanted }, { environment, composition, statements }) => {
  if (!wanted) return [];
  const { count, from } = wanted;
  const given = statements.approvals
    .filter((approval) => approval.environment === environment && (from?.includes(approval.approver) ?? true))
    .map(({ approver }) => approver);
  if (new Set(given).size >= count) return [];
  const set = composition.slice(0, 12);
  const missing = from ? from.filter((name) => !given.includes(name)).join(' or ') : 'another approver';
  return [
    `${given.length} of ${count} approvals are there for just this set (${set}): have ${missing} run approve ${set} --for ${environment}.`,
  ];
};

const freezes: Judge = ({ freezes: windows = [] }, { environment }, now) =>
  windows
    .filter(({ from, until }) => Date.parse(from) <= now && now < Date.parse(until))
    .map(({ until, why }) => `'${environment}' is frozen until ${until} (${why}): wait until then.`);

const JUDGES: readonly (readonly [RuleName, Judge])[] = [
  ['builds', builds],
  ['after', after],
  ['suites', suites],
  ['approvals', approvals],
  ['freezes', freezes],
];

/**
 * Every rule of an environment that a set, about to run there, breaks.
 *
 * @param now milliseconds
 */
export const judge = (rules: EnvironmentRules, facts: Facts, now: number): readonly Breach[] =>
  JUDGES.flatMap(([rule, breachesOf]) => breachesOf(rules, facts, now).map((found) => ({ rule, found })));
