import type { Finding, ReleaseRecord } from '@sundara/contracts/federation';
import { pinsRelease } from '../compose/pins-release.ts';
import { releasesOf } from '../compose/releases-of.ts';
import type { StoredRelease } from '../core/registry.ts';
import { nameOf, SHELL_ID } from '../core/release-name.ts';
import { newMisfits } from '../gate/new-misfits.ts';
import { NoAnswer } from '../provider/ask-provider.ts';
import { findApiMisfits, type Offer } from '../provider/find-api-misfits.ts';
import type { LiveSet, Place } from './live-sets.ts';

/** Why a pair doesn't fit, or why that can't be told, which is no yes. */
export interface PairFinding extends Pick<Finding, 'release' | 'found'> {
  readonly rule: Finding['rule'] | 'unreadable' | 'no-answer';
  /** What would do; `found` says it where it can't be told. */
  readonly remedy?: string;
}

/** A release beside something else that it has not run with yet. */
export interface Pair {
  /** 'booking@1.4.2'. */
  readonly release: string;
  /** Who answers for it; undefined where its record can't be read. */
  readonly owner: string | undefined;
  /** What it is judged with: 'shell@1.3.0', 'API 1.7.0', or 'what is live'. */
  readonly beside: string;
  /** The sets that give this verdict. */
  readonly places: readonly Place[];
  /** None when they fit. */
  readonly findings: readonly PairFinding[];
}

/** What is next. */
export interface Next {
  readonly releases: readonly StoredRelease[];
  /** A provider API that is to be released. */
  readonly api?: Offer | undefined;
}

type Judged = Omit<Pair, 'places'>;

const judged = (
  { owner, ...record }: ReleaseRecord,
  beside: string,
  findings: readonly PairFinding[],
): Judged => ({
  release: nameOf(record),
  owner,
  beside,
  findings,
});

/** The remotes of a set that can't be read here, so that nobody knows what they would do. */
const unreadable = ({ document, leftOut }: LiveSet, beside: string): readonly Judged[] =>
  releasesOf(document).flatMap((one) => {
    const fault = leftOut.get(one.id);
    const release = nameOf(one);
    const finding = fault && { release, rule: 'unreadable' as const, found: fault.message };
    return finding ? [{ release, owner: undefined, beside, findings: [finding] }] : [];
  });

/** Every remote of a set beside the next shell, and the kit that this lends. */
const besideShell = (set: LiveSet, shell: ReleaseRecord): readonly Judged[] => {
  const findings = newMisfits(shell, set.records) ?? [];
  const remotes = [...set.records.values()].filter(({ id }) => id !== SHELL_ID);
  const of = (name: string) => findings.filter(({ release }) => release === name);
  return [
    ...remotes.map((remote) => judged(remote, nameOf(shell), of(nameOf(remote)))),
    ...unreadable(set, nameOf(shell)),
  ];
};

const besideApi = (set: LiveSet, api: Offer): readonly Judged[] => {
  const beside = `API ${api.report.version}`;
  return [
    ...[...set.records.values()].map((record) => judged(record, beside, findApiMisfits(record, api))),
    ...unreadable(set, beside),
  ];
};

/** A next release beside the rest of a set and the provider API that it calls; what remotes say of a shell is theirs. */
const besideLive = ({ records, api }: LiveSet, record: ReleaseRecord): Judged => {
  const release = nameOf(record);
  const misfits = record.id === SHELL_ID ? [] : (newMisfits(record, records) ?? []);
  const ofApi =
    api instanceof NoAnswer
      ? [{ release, rule: 'no-answer' as const, found: api.message }]
      : api && findApiMisfits(record, api);
  return judged(record, 'what is live', [...misfits, ...(ofApi ?? [])]);
};

const judgeSet = (set: LiveSet, { releases, api }: Next): readonly Judged[] => [
  ...releases
    .filter((release) => !pinsRelease(set.document, release))
    .flatMap(({ record }) => [
      ...(record.id === SHELL_ID ? besideShell(set, record) : []),
      besideLive(set, record),
    ]),
  ...(api ? besideApi(set, api) : []),
];

/**
 * Whether what is live fits what is next: every live remote beside the next shell and its kit, every live release beside
 * the next provider API, and every next release beside what is live. Decided by the gate; equal verdicts of several sets
 * are one pair.
 */
export const compatibilityMatrix = (sets: readonly LiveSet[], next: Next): readonly Pair[] => {
  const pairs = new Map<string, Pair>();
  for (const set of sets)
    for (const pair of judgeSet(set, next)) {
      const key = JSON.stringify([pair.release, pair.beside, pair.findings]);
      const place = { environment: set.environment, by: set.by };
      pairs.set(key, { ...pair, places: [...(pairs.get(key)?.places ?? []), place] });
    }
  return [...pairs.values()].sort((a, b) => Number(a.beside > b.beside) - Number(a.beside < b.beside));
};
