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

/** What is next. */
export interface Next {
  readonly releases: readonly StoredRelease[];
  /** A provider API that is to be released. */
  readonly api?: Offer | undefined;
}

type Verdict = Omit<Judged, 'place'>;

const verdictOf = (
  { owner, ...record }: ReleaseRecord,
  beside: string,
  findings: readonly PairFinding[],
): Verdict => ({ release: nameOf(record), owner, beside, findings });

/** The remotes of a set that can't be read here, so that nobody knows what they would do. */
const unreadable = ({ document, leftOut }: LiveSet, beside: string): readonly Verdict[] =>
  releasesOf(document).flatMap((one) => {
    const fault = leftOut.get(one.id);
    const release = nameOf(one);
    const finding = fault && { release, rule: 'unreadable' as const, found: fault.message };
    return finding ? [{ release, owner: undefined, beside, findings: [finding] }] : [];
  });

/** Every remote of a set beside the next shell, and the kit that this lends. */
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

/** A next release beside the rest of a set and the provider API that it calls; what remotes say of a shell is theirs. */
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
 * Judges by the gate every live remote beside the next shell and its kit, every live release beside the next provider
 * API, and every next release beside what is live, in each set.
 */
export const judgePairs = (sets: readonly LiveSet[], next: Next): readonly Judged[] =>
  sets.flatMap((set) => {
    const { environment, by } = set;
    return judgeSet(set, next).map((verdict) => ({ ...verdict, place: { environment, by } }));
  });

/** Makes one pair of equal verdicts in several sets. */
export const mergePairs = (judged: readonly Judged[]): readonly Pair[] => {
  const pairs = new Map<string, Pair>();
  for (const { place, encounter: _, ...pair } of judged) {
    const key = JSON.stringify([pair.release, pair.beside, pair.findings, pair.routes]);
    pairs.set(key, { ...pair, places: [...(pairs.get(key)?.places ?? []), place] });
  }
  return [...pairs.values()].sort((a, b) => Number(a.beside > b.beside) - Number(a.beside < b.beside));
};

/** Whether what is live fits what is next, as far as the gate can tell. */
export const compatibilityMatrix = (sets: readonly LiveSet[], next: Next): readonly Pair[] =>
  mergePairs(judgePairs(sets, next));
