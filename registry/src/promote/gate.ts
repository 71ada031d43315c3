import { type ReleaseRecord, satisfies } from '@sundara/contracts/federation';
import { nameOf } from '../store/releases.ts';

/** Why a set of releases may not run together. */
export interface Finding {
  /** The release that doesn't fit, 'booking@2.0.0'. */
  readonly release: string;
  readonly rule: 'contract-range' | 'route-owner' | 'extension-point';
  readonly found: string;
  /** What would do. */
  readonly remedy: string;
}

const misfits = (record: ReleaseRecord, shell: ReleaseRecord): readonly Finding[] => {
  const { contracts } = record.declaration ?? {};
  const provides = shell.shell?.provides;
  if (!contracts || !provides) return [];
  const wanted = [
    { what: 'shell API', range: contracts.shellApi, version: provides.shellApi },
    { what: 'provider API', range: contracts.providerApi, version: provides.providerApi },
  ];
  return wanted
    .filter(({ range, version }) => !satisfies(version, range))
    .map(({ what, range, version }) => ({
      release: nameOf(record),
      rule: 'contract-range',
      found: `it is written for ${what} ${range}, and ${nameOf(shell)} has ${version}`,
      remedy: `promote a shell with ${what} ${range}, or a version of ${record.id} that accepts ${version}`,
    }));
};

/** Each key that more than one release claims, told of every claimant but the first. */
const doubled = (
  remotes: readonly ReleaseRecord[],
  rule: Finding['rule'],
  claimsOf: (record: ReleaseRecord) => readonly string[],
  remedy: string,
): readonly Finding[] => {
  const owners = new Map<string, string>();
  return remotes.flatMap((record) =>
    claimsOf(record).flatMap((claim) => {
      const owner = owners.get(claim);
      if (owner === undefined) owners.set(claim, nameOf(record));
      return owner === undefined
        ? []
        : [{ release: nameOf(record), rule, found: `${owner} has '${claim}' already`, remedy }];
    }),
  );
};

/**
 * Whether these releases can run in one page: contract ranges fit the shell, every route has one owner, every
 * extension point one filler. Answers what is wrong; nothing when they fit.
 */
export const findMisfits = (shell: ReleaseRecord, remotes: readonly ReleaseRecord[]): readonly Finding[] => [
  ...remotes.flatMap((record) => misfits(record, shell)),
  ...doubled(
    remotes,
    'route-owner',
    ({ declaration }) => declaration?.routes.map((route) => route.path) ?? [],
    'let one of them drop the route',
  ),
  ...doubled(
    remotes,
    'extension-point',
    ({ declaration }) => declaration?.extensionPoints.fills.map((fill) => fill.point) ?? [],
    'let one of them stop filling the point',
  ),
];
