import type { ReleaseRecord } from '@sundara/contracts/federation';
import { pinsRelease } from '../compose/pins-release.ts';
import { releasesOf } from '../compose/releases-of.ts';
import type { StoredRelease } from '../core/registry.ts';
import { nameOf, SHELL_ID } from '../core/release-name.ts';
import { newMisfits } from '../gate/new-misfits.ts';
import { NoAnswer } from '../provider/ask-provider.ts';
import { findApiMisfits, type Offer } from '../provider/find-api-misfits.ts';
import type { LiveSet } from './live-sets.ts';
import type { Judged, Pair, PairFinding } from './pair.ts';

/** The releases and the API that are next. */
export interface Next {
  readonly releases: readonly StoredRelease[];
  /** A provider API about to be released. */
  readonly api?: Offer | undefined;
}

type Verdict = Omit<Judged, 'place'>;

const verdictOf = (
  { owner, ...record }: ReleaseRecord,
  beside: string,
  findings: readonly PairFinding[],
): Verdict => ({ release: nameOf(record), owner, beside, findings });

/** The remotes of a set that can't be read here, so that their compatibility is unknown. */
const unreadable = ({ document, leftOut }: LiveSet, beside: string): readonly Verdict[] =>
  releasesOf(document).flatMap((one) => {
    const fault = leftOut.get(one.id);
    const release = nameOf(one);
    const finding = fault && { release, rule: 'unreadable' as const, found: fault.message };
    return finding ? [{ release, owner: undefined, beside, findings: [finding] }] : [];
  });

/** Every remote of a set with the next shell and its shared kit. */
const besideShell = (set: LiveSet, shell: ReleaseRecord): readonly Verdict[] => {
  const findings = newMisfits(shell, set.records) ?? [];
  const remotes = [...set.records.values()].filter(({ id }) => id !== SHELL_ID);
  const of = (name: string) => findings.filter(({ release }) => release === name);
  return [
    ...remotes.map((remote) => ({
      ...verdictOf(remote, nameOf(shell), of(nameOf(remote))),
      encounter: { remote, base: set.document, next: shell },
    })),
    ...unreadable(set, nameOf(shell)),
  ];
};

const besideApi = (set: LiveSet, api: Offer): readonly Verdict[] => {
  const beside = `API ${api.report.version}`;
  return [
    ...[...set.records.values()].map((record) => verdictOf(record, beside, findApiMisfits(record, api))),
    ...unreadable(set, beside),
  ];
};

/**
 * A next release with the rest of a set and the provider API that it calls. For a shell, the remotes' findings are in
 * their own pairs.
 */
const besideLive = ({ document, records, api }: LiveSet, record: ReleaseRecord): Verdict => {
  const release = nameOf(record);
  const misfits = record.id === SHELL_ID ? [] : (newMisfits(record, records) ?? []);
  const ofApi =
    api instanceof NoAnswer
      ? [{ release, rule: 'no-answer' as const, found: api.message }]
      : api && findApiMisfits(record, api);
  return {
    ...verdictOf(record, 'what is live', [...misfits, ...(ofApi ?? [])]),
    ...(record.id !== SHELL_ID && { encounter: { remote: record, base: document, next: record } }),
  };
};

const judgeSet = (set: LiveSet, { releases, api }: Next): readonly Verdict[] => [
  ...releases
    .filter((release) => !pinsRelease(set.document, release))
    .flatMap(({ record }) => [
      ...(record.id === SHELL_ID ? besideShell(set, record) : []),
      besideLive(set, record),
    ]),
  ...(api ? besideApi(set, api) : []),
];

/**
 * Judges with the gate, in each set: every live remote with the next shell and its kit, every live release with the
 * next provider API, and every next release with what is live.
 */
export const judgePairs = (sets: readonly LiveSet[], next: Next): readonly Judged[] =>
  sets.flatMap((set) => {
    const { environment, by } = set;
    return judgeSet(set, next).map((verdict) => ({ ...verdict, place: { environment, by } }));
  });

/** Merges equal verdicts in several sets into one pair. */
export const mergePairs = (judged: readonly Judged[]): readonly Pair[] => {
  const pairs = new Map<string, Pair>();
  for (const { place, encounter: _, ...pair } of judged) {
    const key = JSON.stringify([pair.release, pair.beside, pair.findings, pair.routes]);
    pairs.set(key, { ...pair, places: [...(pairs.get(key)?.places ?? []), place] });
  }
  return [...pairs.values()].sort((a, b) => Number(a.beside > b.beside) - Number(a.beside < b.beside));
};

/** The compatibility of live and next releases, as far as the gate can judge. */
export const compatibilityMatrix = (sets: readonly LiveSet[], next: Next): readonly Pair[] =>
  mergePairs(judgePairs(sets, next));
