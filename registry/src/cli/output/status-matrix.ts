import {
  type Canary,
  type CompositionDocument,
  type EnvironmentDocument,
  type Finding,
  type Reason,
  type ReleaseRecord,
  reachWords,
} from '@sundara/contracts/federation';
import { releasesOf } from '../../compose/releases-of.ts';
import type { StoredRelease } from '../../core/registry.ts';
import { nameOf, SHELL_ID } from '../../core/release-name.ts';
import { failureWords } from '../../environments/ended-by-canary.ts';
import { withdrawalWords } from '../../environments/require-not-withdrawn.ts';
import { newMisfits } from '../../gate/new-misfits.ts';
import { omissionLine, omissionsAmong } from '../../gate/omissions.ts';
import { durationWords } from '../../health/due-step.ts';
import { NoAnswer } from '../../provider/ask-provider.ts';
import { findApiMisfits, type Offer } from '../../provider/find-api-misfits.ts';
import type { Refusal } from '../../refusal.ts';
import type { Confirmation } from '../../served/await-served.ts';
import { NO_STATEMENTS, type Statements } from '../../statements/read-statements.ts';
import { approvalWords, suiteWords } from '../../statements/statement-words.ts';
import { table } from './table.ts';

/** An environment with its composition, and the records of its releases by id. */
export interface Running {
  readonly document: EnvironmentDocument;
  readonly composition: CompositionDocument;
  readonly records: ReadonlyMap<string, ReleaseRecord>;
  /** Id of each remote whose record can't be read here → why. */
  readonly leftOut: ReadonlyMap<string, Refusal>;
  readonly sites: Confirmation;
  /** The composition of its canary; undefined without one, or if it is lost. */
  readonly tried: CompositionDocument | undefined;
  /** What its provider API offers, or why that is unknown; undefined when it names none. */
  readonly api?: Offer | NoAnswer | undefined;
  /** Statements about exactly this set. */
  readonly statements?: Statements | undefined;
}

/** 'booking@1.4.2' → who withdrew it, why and when. */
export type Withdrawals = ReadonlyMap<string, Reason>;

/** Whether a release would load in an environment, with everything else unchanged. */
export interface Fit {
  readonly environment: string;
  /** 'unknown': the environment has no readable shell, or what it runs can't be read. */
  readonly fits: boolean | 'unknown';
  readonly findings: readonly Finding[];
}

/**
 * Whether a release would load in an environment in place of the version that runs there. Incompatibilities that exist
 * there already aren't reported.
 */
export const fitOf = ({ record }: StoredRelease, { document, records, api }: Running): Fit => {
  const { environment } = document;
  const misfits = newMisfits(record, records);
  if (!misfits) return { environment, fits: 'unknown', findings: [] };
  const findings = [...misfits, ...(api && !(api instanceof NoAnswer) ? findApiMisfits(record, api) : [])];
  return { environment, fits: findings.length === 0, findings };
};

/** The text of one cell: '1.4.2', with a mark if it is pinned or withdrawn. */
const cellOf = (id: string, { document, composition }: Running, withdrawn: Withdrawals): string => {
  const { version } = (id === SHELL_ID ? composition.shell : composition.remotes[id]) ?? {};
  const isWithdrawn = version !== undefined && withdrawn.has(nameOf({ id, version }));
  return `${version ?? '-'}${document.pins[id] ? ' (pinned)' : ''}${isWithdrawn ? ' (withdrawn)' : ''}`;
};

/** A sentence for each withdrawn release that an environment runs or tries. */
const withdrawnLines = ({ composition, tried }: Running, withdrawn: Withdrawals): readonly string[] => {
  const told = new Map(
    [composition, ...(tried ? [tried] : [])].flatMap(releasesOf).map((one) => [nameOf(one), one]),
  );
  return [...told].flatMap(([name, { id, version }]) => {
    const reason = withdrawn.get(name);
    return reason ? [`  ${withdrawalWords({ id, version, withdrawn: reason })}`] : [];
  });
};

/** The provider API that an environment calls, and what its releases miss in it. */
const apiLines = ({ document: { provider }, api, records }: Running): readonly string[] => {
  if (api === undefined) return [];
  if (api instanceof NoAnswer) return [`  ${api.message}`];
  const findings = [...records.values()].flatMap((record) => findApiMisfits(record, api));
  return [
    `  provider API ${api.report.version} at ${provider}`,
    ...findings.map(({ release, rule, found }) => `  ${release} breaks (${rule}): ${found}`),
  ];
};

/** The suites that ran this set as a whole, and its approvals. */
const statementLines = ({ statements = NO_STATEMENTS }: Running): readonly string[] => [
  ...statements.suites.map((result) => `  tested together: ${suiteWords(result)}`),
  ...statements.approvals.map((approval) => `  ${approvalWords(approval)}`),
  ...statements.uncounted.map((why) => `  doesn't count: ${why}`),
];

/** The share of the canary, and the shares that follow. */
const canaryLine = ({ composition, percent, plan }: Canary): string => {
  const next = plan?.steps.filter((step) => step > percent) ?? [];
  const then = next.length > 0 ? `, then ${next.join(', ')} %` : percent === 100 ? ', then for good' : '';
  const bake = plan
    ? `${then}; each for ${durationWords(plan.bakeSeconds)} at least, this since ${plan.since}`
    : '';
  return `  canary ${composition.slice(0, 12)} for ${percent} %${bake}`;
};

const marksOf = (running: Running, withdrawn: Withdrawals): readonly string[] => {
  const { document, leftOut, records, sites } = running;
  return [
    ...sites.unserved.map(({ site, why }) => `  ${site} ${why}`),
    ...withdrawnLines(running, withdrawn),
    ...apiLines(running),
    ...statementLines(running),
    ...Object.entries(document.endedByCanary ?? {}).map(
      ([release, mark]) => `  ${failureWords({ ...mark, release, environment: document.environment })}`,
    ),
    ...[...leftOut].map(([id, { message }]) => `  pages run without ${id}: ${message}`),
    ...omissionsAmong([...records.values()]).map((omission) => `  ${omissionLine(omission)}`),
    ...(document.lock ? [`  locked by ${document.lock.by}: ${document.lock.why}`] : []),
    ...(document.canary ? [canaryLine(document.canary)] : []),
    ...Object.entries(document.flags ?? {}).map(
      ([flag, set]) => `  ${flag} on for ${reachWords(set)}, by ${set.by}: ${set.why}`,
    ),
    ...Object.entries(document.pins).map(([id, { by, why }]) => `  ${id} pinned by ${by}: ${why}`),
  ];
};

/** What every environment runs: one row for the shell and each remote, one column for each environment. */
export const matrixText = (environments: readonly Running[], withdrawn: Withdrawals): readonly string[] => {
  if (environments.length === 0) return ['No environment runs anything yet.'];
  const remotes = new Set(environments.flatMap(({ composition }) => Object.keys(composition.remotes)));
  const ids = [SHELL_ID, ...[...remotes].sort()];
  const head = ['', ...environments.map(({ document }) => document.environment)];
  const about = ['composition', ...environments.map(({ document }) => document.composition.slice(0, 12))];
  const rows = ids.map((id) => [
    id,
    ...environments.map((environment) => cellOf(id, environment, withdrawn)),
  ]);
  const marks = environments.flatMap((environment) => {
    const lines = marksOf(environment, withdrawn);
    return lines.length > 0 ? [`${environment.document.environment}`, ...lines] : [];
  });
  return [...table([head, about, ...rows]), ...(marks.length > 0 ? ['', ...marks] : [])];
};

/**
 * Whether each release would load: one line per release and environment that doesn't run it; a single line for a
 * withdrawn one.
 */
export const gateText = (
  releases: readonly { readonly release: StoredRelease; readonly fits: readonly Fit[] }[],
  withdrawn: Withdrawals,
): readonly string[] =>
  releases.flatMap(({ release, fits }) => {
    const reason = withdrawn.get(nameOf(release.record));
    if (reason) return [`  ${withdrawalWords({ ...release.record, withdrawn: reason })}`];
    return fits.flatMap(({ environment, fits: verdict, findings }) => {
      const name = nameOf(release.record);
      if (verdict === true) return [`  ${name} would load in ${environment}`];
      if (verdict === 'unknown')
        return [`  ${name} in ${environment}: it can't be told, for no shell runs there`];
      return findings.map(
        ({ release: misfit, rule, found }) =>
          `  ${name} would not load in ${environment} (${rule}): ${misfit === name ? '' : `${misfit}: `}${found}`,
      );
    });
  });
