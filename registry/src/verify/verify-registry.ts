import type {
  Act,
  EnvironmentDocument,
  KeyList,
  ReleaseLog,
  RulesDocument,
} from '@sundara/contracts/federation';
import { releasesOf } from '../compose/releases-of.ts';
import type { PinnedRelease, Registry } from '../core/registry.ts';
import { nameOf } from '../core/release-name.ts';
import type { Fault } from './fault.ts';
import { verifyCompositions } from './verify-compositions.ts';
import { verifyHistory } from './verify-history.ts';
import { verifyOrder } from './verify-order.ts';
import { verifyRelease } from './verify-release.ts';
import { type Signed, verifyEnvironments, verifyKeyList, verifyLogs, verifyRules } from './verify-signed.ts';

export interface Verification {
  readonly faults: readonly Fault[];
  /** How many were checked. */
  readonly checked: Readonly<
    Record<'logs' | 'environments' | 'acts' | 'compositions' | 'releases' | 'files', number>
  >;
}

type Stores = Pick<Registry, 'documents' | 'files' | 'keys'>;

const verifyHistories = async <D extends EnvironmentDocument | ReleaseLog | KeyList | RulesDocument>(
  { documents }: Stores,
  { found }: Signed<D>,
): Promise<{ readonly acts: readonly Act[]; readonly faults: readonly Fault[] }> => {
  const acts: Act[] = [];
  const faults: Fault[] = [];
  for (const { subject, document } of found) {
    const composition = document.kind === 'environment' ? document.composition : null;
    const history = await verifyHistory(documents, subject, document, composition);
    acts.push(...history.acts);
    faults.push(...history.faults);
  }
  return { acts, faults };
};

/** Composition → what needs it; current use takes precedence over past use. */
const neededOf = (
  environments: Signed<EnvironmentDocument>,
  acts: readonly Act[],
): ReadonlyMap<string, string> => {
  const ran = acts.flatMap(({ from, to, subject, sequence }) =>
    [from, to].flatMap((id) =>
      id === null ? [] : [[id, `change ${sequence} of ${subject} tells of it`] as const],
    ),
  );
  const runs = environments.found.flatMap(({ document: { environment, composition, canary } }) => [
    ...(canary ? [[canary.composition, `it is the canary of ${environment}`] as const] : []),
    [composition, `${environment} runs it`] as const,
  ]);
  return new Map([...ran, ...runs]);
};

const listed = ({ found }: Signed<ReleaseLog>): readonly PinnedRelease[] =>
  found.flatMap(({ document: { id, releases } }) =>
    Object.entries(releases).map(([version, record]) => ({ id, version, record })),
  );

/**
 * Checks all content of a registry against signatures and hashes: lists of releases, environments, their histories,
 * compositions, records, every file and its compressed forms. It continues after faults and returns all of them.
 *
 * @param progress called for each release before its files are read
 */
export const verifyRegistry = async (
  stores: Stores,
  progress: (line: string) => void,
): Promise<Verification> => {
  const keys = await verifyKeyList(stores);
  const rules = await verifyRules(stores);
  const trusted = await verifyHistories(stores, keys);
  const ruled = await verifyHistories(stores, rules);
  const logs = await verifyLogs(stores);
  const environments = await verifyEnvironments(stores);
  progress(`${logs.found.length} logs and ${environments.found.length} environments`);
  const published = await verifyHistories(stores, logs);
  const changed = await verifyHistories(stores, environments);
  // If a signed document couldn't be read, it is unknown which acts belong to its history.
  const isWhole = [keys, rules, trusted, ruled, logs, environments, published, changed].every(
    ({ faults: found }) => found.length === 0,
  );
  const replaced = isWhole
    ? await verifyOrder(stores.documents, [
        ...trusted.acts,
        ...ruled.acts,
        ...published.acts,
        ...changed.acts,
      ])
    : [];
  const records = published.acts.map(({ details }) => details.record).filter((hash) => hash !== undefined);
  const current = listed(logs);
  const { compositions, faults } = await verifyCompositions(stores.documents, {
    published: new Set([...records, ...current.map(({ record }) => record)]),
    untold: new Set(logs.faults.map(({ where }) => where.slice('releases/'.length))),
    needed: neededOf(environments, changed.acts),
  });
  // Running releases are checked even if the log that lists them can't be trusted.
  const running = environments.found.flatMap(({ document: { composition, canary } }) =>
    [composition, canary?.composition].flatMap((id) => {
      const document = id === undefined ? undefined : compositions.get(id);
      return document ? releasesOf(document) : [];
    }),
  );
  const releases = [
    ...new Map([...running, ...current].map((one) => [`${nameOf(one)} ${one.record}`, one])).values(),
  ];
  const ofFiles: Fault[] = [];
  let files = 0;
  for (const [index, release] of releases.entries()) {
    progress(`${index + 1}/${releases.length} ${nameOf(release)}`);
    const verified = await verifyRelease(stores.files, release);
    files += verified.files;
    ofFiles.push(...verified.faults);
  }
  return {
    faults: [
      ...keys.faults,
      ...rules.faults,
      ...trusted.faults,
      ...ruled.faults,
      ...logs.faults,
      ...environments.faults,
      ...published.faults,
      ...changed.faults,
      ...replaced,
      ...faults,
      ...ofFiles,
    ],
    checked: {
      logs: logs.found.length + logs.faults.length,
      environments: environments.found.length + environments.faults.length,
      acts: trusted.acts.length + ruled.acts.length + published.acts.length + changed.acts.length,
      compositions: compositions.size,
      releases: releases.length,
      files,
    },
  };
};
