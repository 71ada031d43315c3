import type { Act, CompositionDocument, EnvironmentDocument } from '@sundara/contracts/federation';
import type { ReleaseName } from '../core/registry.ts';

/** Releases that an environment used within this time are kept: QA's links are valid for at most this long. */
export const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

export interface Holdings {
  readonly environments: readonly {
    readonly document: EnvironmentDocument;
    /** Newest first. */
    readonly acts: readonly Act[];
  }[];
  /** Every stored composition, by id. */
  readonly compositions: ReadonlyMap<string, CompositionDocument>;
  readonly releases: readonly (ReleaseName & {
    readonly hash: string;
    readonly publishedAt: string;
    readonly bytes: number;
  })[];
}

export interface Kept {
  readonly release: ReleaseName;
  /** 'production runs it', 'published less than 7 days ago'. */
  readonly why: string;
}

export interface Plan {
  readonly keep: readonly Kept[];
  readonly remove: readonly ReleaseName[];
  /** Compositions that name a release to remove and are in no history. */
  readonly compositions: readonly string[];
}

/** A composition that must be kept, with the reason. */
interface Claim {
  readonly composition: string;
  readonly why: string;
}

/** The composition of the canary that an act began or ended. */
const canaryOf = ({ details }: Act): string | undefined => details.composition ?? details.canary;

/** The composition that ran before the current one, and the latest one that wasn't left by a rollback. */
const earlier = (current: string, acts: readonly Act[]): readonly string[] => {
  const left = acts.filter(({ from, to }) => from !== null && from !== to && from !== current);
  const good = left.find(({ act }) => act !== 'rollback');
  return [left[0]?.from, good?.from].filter((id) => typeof id === 'string');
};

const claimsOf = ({ document, acts }: Holdings['environments'][number], since: number): readonly Claim[] => {
  const { environment, composition, canary } = document;
  const recent = acts
    .filter(({ at }) => Date.parse(at) >= since)
    .flatMap((act) => [act.from, act.to, canaryOf(act)]);
  return [
    { composition, why: `${environment} runs it` },
    ...(canary ? [{ composition: canary.composition, why: `it is the canary of ${environment}` }] : []),
    ...earlier(composition, acts).map((id) => ({
      composition: id,
      why: `${environment} ran it before the present one`,
    })),
    ...recent
      .filter((id) => typeof id === 'string')
      .map((id) => ({ composition: id, why: `${environment} used it in the last ${KEPT_DAYS} days` })),
  ];
};

const hashesOf = ({ shell, remotes }: CompositionDocument): readonly string[] =>
  [shell, ...Object.values(remotes)].map(({ record }) => record);

/**
 * Plans which releases nothing needs any more. Releases are kept that an environment runs, tries as a canary, ran
 * before the current composition, or used in the last 7 days, that are pinned there, or that were published in that
 * time.
 *
 * @param now in milliseconds
 */
export const planCollection = (holdings: Holdings, now: number): Plan => {
  const since = now - KEPT_DAYS * DAY_MS;
  const { compositions, releases } = holdings;
  const reasons = new Map<string, string>();
  const claims = holdings.environments.flatMap((environment) => claimsOf(environment, since));
  for (const { composition, why } of claims) {
    const document = compositions.get(composition);
    for (const hash of document ? hashesOf(document) : []) if (!reasons.has(hash)) reasons.set(hash, why);
  }
  const judged = releases.map(({ id, version, hash, publishedAt }) => {
    const isNew = Date.parse(publishedAt) >= since;
    const why = reasons.get(hash) ?? (isNew ? `it was published in the last ${KEPT_DAYS} days` : undefined);
    return { release: { id, version }, hash, why };
  });
  const doomed = new Set(judged.filter(({ why }) => why === undefined).map(({ hash }) => hash));
  const told = new Set(
    holdings.environments.flatMap(({ acts }) => acts.flatMap((act) => [act.from, act.to, canaryOf(act)])),
  );
  return {
    keep: judged.flatMap(({ release, why }) => (why === undefined ? [] : [{ release, why }])),
    remove: judged.filter(({ why }) => why === undefined).map(({ release }) => release),
    compositions: [...compositions]
      .filter(([id, document]) => !told.has(id) && hashesOf(document).some((hash) => doomed.has(hash)))
      .map(([id]) => id),
  };
};
