/** An app as its folder is now. */
export interface App {
  readonly folder: string;
  /** Its name in the registry. */
  readonly id: string;
  /** The version in its package.json. */
  readonly version: string;
  /** Hash of everything that it is built from. */
  readonly source: string;
}

/** What the registry holds. */
export interface Release {
  readonly id: string;
  readonly version: string;
  readonly source: string;
}

export interface PlannedRelease extends Release {
  readonly folder: string;
  /** Whether it must be built and published first. */
  readonly isNew: boolean;
}

/**
 * The release for an app's sources: one that was built from exactly these, else a new one. It has the version of the
 * package.json, unless that is already published with other sources: releases never change, so it becomes
 * '1.0.0-local.3f2a9c1b'.
 */
export const planRelease = (app: App, releases: readonly Release[]): PlannedRelease => {
  const { folder, id, version, source } = app;
  const published = releases.filter((release) => release.id === id);
  const same = published.filter((release) => release.source === source);
  const found = same.find((release) => release.version === version) ?? same[0];
  if (found) return { folder, id, version: found.version, source, isNew: false };
  const isTaken = published.some((release) => release.version === version);
  const free = isTaken ? `${version}-local.${source.slice(0, 8)}` : version;
  return { folder, id, version: free, source, isNew: true };
};

const LOCAL = /-local\.[0-9a-f]+$/;

/** The releases that these local builds are based on, for an environment that accepts no local builds. */
export const withoutLocalBuilds = (planned: readonly PlannedRelease[]): readonly Release[] => {
  return planned.map(({ version, ...release }) => ({ ...release, version: version.replace(LOCAL, '') }));
};

/** What an environment runs: id → version. */
export type Running = Readonly<Record<string, string>>;

/**
 * What to promote in the environment that shows one's own work: releases that it doesn't run at all or that the
 * registry has lost, and those that changed since the last start. A release that somebody promoted or rolled back by
 * hand stays until then.
 *
 * @param last the source hashes that the last start showed, by id
 * @param held the releases that the registry held before this start
 */
export const toPromote = (
  planned: readonly PlannedRelease[],
  running: Running,
  last: Readonly<Record<string, string>>,
  held: readonly Release[],
): readonly PlannedRelease[] => {
  return planned.filter(({ id, version, source }) => {
    const runs = running[id];
    if (runs === version) return false;
    return last[id] !== source || !held.some((release) => release.id === id && release.version === runs);
  });
};
