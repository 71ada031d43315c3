import { ANY_EXPORT, type PointOffers, type RecordedProvides, type RemotePoints } from './build-record.ts';
import type { Declaration } from './declaration.ts';
import type { KnownWords } from './known-words.ts';
import { propMisfit } from './prop-shape.ts';
import { satisfies } from './version-range.ts';

/** What the gate needs to know about a shell. */
export interface ShellFacts {
  readonly version: string;
  readonly provides: RecordedProvides;
  readonly routes: readonly { readonly path: string }[];
  /** The points that it offers itself. */
  readonly offers: PointOffers;
  /** What it understands of declarations; if missing, no omissions are reported. */
  readonly knows?: KnownWords | undefined;
}

/** What the gate needs to know about a remote's release. */
export interface RemoteFacts {
  readonly id: string;
  readonly version: string;
  readonly declaration: Declaration;
  readonly shared: Readonly<Record<string, string>>;
  /** Share key → the exports that it reads; if missing, exports are not judged. */
  readonly uses?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly points: RemotePoints;
}

export const GATE_RULES = [
  'shell-api',
  'provider-api',
  'operation',
  'reply-field',
  'request-field',
  'shared-version',
  'shared-export',
  'route-owner',
  'extension-filler',
  'extension-range',
  'extension-props',
] as const;

/** Why a set of releases may not run together. */
export interface Finding {
  /** The release that doesn't fit, 'booking@2.0.0'. */
  readonly release: string;
  readonly rule: (typeof GATE_RULES)[number];
  readonly found: string;
  /** What would fix it. */
  readonly remedy: string;
}

const nameOf = ({ id, version }: Pick<RemoteFacts, 'id' | 'version'>) => `${id}@${version}`;

/** '/salon/:slug' and '/salon/:id' match the same URLs. */
const addressOf = (path: string): string => path.replaceAll(/:\w+\??/g, ':');

const contractMisfits = (remote: RemoteFacts, { version, provides }: ShellFacts): readonly Finding[] => {
  const { shellApi, providerApi } = remote.declaration.contracts;
  const wanted = [
    { rule: 'shell-api', what: 'shell API', range: shellApi, has: provides.shellApi },
    { rule: 'provider-api', what: 'provider API', range: providerApi, has: provides.providerApi },
  ] as const;
  return wanted
    .filter(({ range, has }) => !satisfies(has, range))
    .map(({ rule, what, range, has }) => ({
      release: nameOf(remote),
      rule,
      found: `it is written for ${what} ${range}, and shell@${version} has ${has}`,
      remedy: `take a shell with ${what} ${range}, or a version of ${remote.id} that accepts ${has}`,
    }));
};

const sharedMisfits = (remote: RemoteFacts, { version, provides }: ShellFacts): readonly Finding[] =>
  Object.entries(remote.shared).flatMap(([key, range]): readonly Finding[] => {
    const has = provides.shared[key];
    if (has !== undefined && satisfies(has, range)) return [];
    return [
      {
        release: nameOf(remote),
        rule: 'shared-version',
        found: `it needs ${key} ${range}, and shell@${version} gives ${has ?? 'none'}`,
        remedy: `take a shell that gives ${key} ${range}, or build ${remote.id} against this shell's`,
      },
    ];
  });

/** Builds before the kit was versioned share a number but differ in exports, so each lists what it reads or has. */
const exportMisfits = (remote: RemoteFacts, { version, provides }: ShellFacts): readonly Finding[] =>
  Object.entries(remote.uses ?? {}).flatMap(([key, names]): readonly Finding[] => {
    const given = provides.exports?.[key];
    const missing = names.filter((name) => name !== ANY_EXPORT && given?.includes(name) === false);
    if (missing.length === 0) return [];
    const them = missing.length === 1 ? 'it' : 'them';
    return [
      {
        release: nameOf(remote),
        rule: 'shared-export',
        found: `it uses ${missing.join(', ')} of ${key}, and shell@${version} doesn't export ${them}`,
        remedy: `take a shell that exports ${them}, or build ${remote.id} without ${them}`,
      },
    ];
  });

/** A finding for every remote that claims something already claimed, by the shell or an earlier remote. */
const doubled = (
  remotes: readonly RemoteFacts[],
  taken: ReadonlyMap<string, string>,
  rule: Finding['rule'],
  claimsOf: (remote: RemoteFacts) => readonly string[],
  remedy: string,
): readonly Finding[] => {
  const owners = new Map(taken);
  return remotes.flatMap((remote) =>
    claimsOf(remote).flatMap((claim): readonly Finding[] => {
      const owner = owners.get(claim);
      if (owner === undefined) owners.set(claim, nameOf(remote));
      return owner === undefined
        ? []
        : [{ release: nameOf(remote), rule, found: `${owner} has '${claim}' already`, remedy }];
    }),
  );
};

interface Offerer {
  readonly id: string;
  readonly version: string;
  readonly offers: PointOffers;
}

/** A filler of a point must understand the props that the offerer in this set passes. */
const pointMisfits = (remotes: readonly RemoteFacts[], shell: ShellFacts): readonly Finding[] => {
  const offerers: readonly Offerer[] = [
    { ...shell, id: 'shell' },
    ...remotes.map(({ id, version, points: { offers } }) => ({ id, version, offers })),
  ];
  return remotes.flatMap((filler) =>
    filler.points.fills.flatMap(({ point, range, props }): readonly Finding[] => {
      const offers = offerers.flatMap((offerer) =>
        offerer.offers.filter((offer) => offer.point === point).map((offer) => ({ offerer, offer })),
      );
      return offers.flatMap(({ offerer, offer }): readonly Finding[] => {
        const by = nameOf(offerer);
        const release = nameOf(filler);
        if (!satisfies(offer.version, range))
          return [
            {
              release,
              rule: 'extension-range',
              found: `it fills ${point} ${range}, and ${by} offers ${offer.version}`,
              remedy: `take a version of ${filler.id} that fills ${offer.version}, or of ${offerer.id} that offers ${range}`,
            },
          ];
        const misfit = propMisfit(offer.props, props);
        if (!misfit) return [];
        return [
          {
            release,
            rule: 'extension-props',
            found: `of what ${by} hands to ${point}, ${misfit}`,
            remedy: `build ${filler.id} or ${offerer.id} against the other's props`,
          },
        ];
      });
    }),
  );
};

/**
 * Whether these releases can run in one page: contract ranges, shared packages and the exports read from them fit the
 * shell, every URL has one owner, every extension point of shell or remotes one filler that understands its props.
 * Returns what is wrong; nothing if they fit. The command line before a promotion, the QA panel before an override and
 * the browser before a load all use this function; the browser does not get the exports.
 */
export const findMisfits = (shell: ShellFacts, remotes: readonly RemoteFacts[]): readonly Finding[] => [
  ...remotes.flatMap((remote) => [
    ...contractMisfits(remote, shell),
    ...sharedMisfits(remote, shell),
    ...exportMisfits(remote, shell),
  ]),
  ...doubled(
    remotes,
    new Map(shell.routes.map(({ path }) => [addressOf(path), `shell@${shell.version}`])),
    'route-owner',
    ({ declaration }) => declaration.routes.map((route) => addressOf(route.path)),
    'let one of them drop the route',
  ),
  ...doubled(
    remotes,
    new Map(),
    'extension-filler',
    ({ points }) => points.fills.map((fill) => fill.point),
    'let one of them stop filling the point',
  ),
  ...pointMisfits(remotes, shell),
];
