import type { Area } from '../../../areas.ts';

/** Of the present contract, N, as the product runs it, or of the one before, N−1. */
export type Age = 'now' | 'before';

export const VERSION: Readonly<Record<Age, string>> = { now: '1.0.0', before: '0.9.0' };
const AGES: readonly Age[] = ['now', 'before'];

/** A shell and a remote that meet in a page; the other remotes are as old as the shell. */
export interface PairOfVersions {
  readonly host: Age;
  readonly area: Area;
  readonly remote: Age;
  /** The other remotes, 'booking'. */
  readonly others: readonly string[];
  /** Where they run, an environment of their own. */
  readonly environment: string;
}

/** Each of these remotes, in both versions, with both shells. */
export const pairsOfVersions = (areas: readonly Area[]): readonly PairOfVersions[] =>
  areas.flatMap((area) =>
    AGES.flatMap((host) =>
      AGES.map((remote) => ({
        host,
        area,
        remote,
        others: areas.filter((other) => other !== area).map((other) => other.remote),
        environment: `host-${host}-${area.remote}-${remote}`,
      })),
    ),
  );

/** The releases of a pair's page: the shell, the other remotes, and its own. */
export const releasesOf = ({ host, area, remote, others }: PairOfVersions) => ({
  others: ['shell', ...others].map((id) => `${id}@${VERSION[host]}`),
  own: `${area.remote}@${VERSION[remote]}`,
});

/** The numbers of a build that decide whether it fits: what a shell gives, or what a remote needs. */
export interface Numbers {
  readonly shellApi: string;
  /** By share key, '@sundara/web/core'. */
  readonly shared: Readonly<Record<string, string>>;
}

/** Whether a shell with one number gives at least what a range of the form '^2.9.0' needs, by major and minor. */
const gives = (has: string | undefined, range: string): boolean => {
  const [major, minor] = (has ?? '').split('.').map(Number);
  const [wantedMajor, wantedMinor] = range.replace('^', '').split('.').map(Number);
  return major === wantedMajor && Number(minor) >= Number(wantedMinor);
};

/** What a remote needs that a shell does not give: '@sundara/web/core ^2.9.0'; empty where they fit together. */
export const missingIn = (shell: Numbers, remote: Numbers): readonly string[] => [
  ...(gives(shell.shellApi, remote.shellApi) ? [] : [`shell API ${remote.shellApi}`]),
  ...Object.entries(remote.shared).flatMap(([key, range]) =>
    gives(shell.shared[key], range) ? [] : [`${key} ${range}`],
  ),
];
