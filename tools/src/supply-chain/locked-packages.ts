import type { LockEntry, LockFile } from '../lock/lock-file.ts';

/** A version of a third-party package that `npm ci` may install. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** Whether only development and tests use it, wherever it is installed. */
  readonly isForDevelopment: boolean;
  readonly isOptional: boolean;
  /** Made for some systems only; its owner requires its exact version and uses the one that fits. */
  readonly isForOneSystem: boolean;
  /** As its maker wrote it. A package for another system may lack it in the lock: then its owner's license applies. */
  readonly license: string | undefined;
  readonly runsScript: boolean;
}

const nameIn = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** 'react@19.3.1' */
export const versionedName = ({ name, version }: Pick<LockedPackage, 'name' | 'version'>): string =>
  `${name}@${version}`;

/** Each version once, by name, without the repository's own packages. */
export const lockedPackages = ({ packages }: LockFile): readonly LockedPackage[] => {
  const licenses = licensesByOwner(packages);
  const found = new Map<string, LockedPackage>();
  for (const [place, entry] of Object.entries(packages)) {
    if (!place.includes('node_modules/') || entry.link || entry.version === undefined) continue;
    const name = entry.name ?? nameIn(place);
    const known = found.get(versionedName({ name, version: entry.version }));
    const one: LockedPackage = {
      name,
      version: entry.version,
      isForDevelopment: (entry.dev ?? false) && (known?.isForDevelopment ?? true),
      isOptional: (entry.optional ?? false) && (known?.isOptional ?? true),
      isForOneSystem: isForOneSystem(entry),
      license: entry.license ?? (isForOneSystem(entry) ? licenses.get(name) : undefined),
      runsScript: entry.hasInstallScript ?? known?.runsScript ?? false,
    };
    found.set(versionedName(one), one);
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
};

const isForOneSystem = ({ optional, os, cpu }: LockEntry): boolean =>
  optional === true && (os !== undefined || cpu !== undefined);

/** Name of an optional package → the license of a package that requires it. */
const licensesByOwner = (packages: LockFile['packages']): ReadonlyMap<string, string> => {
  const licenses = new Map<string, string>();
  for (const { license, optionalDependencies } of Object.values(packages))
    for (const name of Object.keys(optionalDependencies ?? {})) if (license) licenses.set(name, license);
  return licenses;
};
