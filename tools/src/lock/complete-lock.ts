import type { LockEntry, LockFile } from './lock-file.ts';
import { platformOfName } from './platform-of-name.ts';

const EXACT_VERSION = /^\d+\.\d+\.\d+/;

/** A place in the tree of packages, as `node_modules/a/node_modules/b`; '' is the root. */
type Place = string;

/**
 * Adds the optional packages of other systems that the lock names as a dependency but has no entry for. npm leaves them
 * out where the registry serves only this system's binaries; then npm 11's `npm ci` refuses the lock, and other systems
 * would get no binary.
 *
 * @returns the completed lock and the places that were added; the given lock is unchanged
 * @throws Error where a missing package is requested by a range, so that its version is unknown
 */
export const completeLock = (lock: LockFile): { lock: LockFile; added: Place[] } => {
  const packages = { ...lock.packages };
  const added: Place[] = [];
  for (const [place, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const free = freePlace(packages, place, name, version);
      if (free === undefined) continue;
      if (!EXACT_VERSION.test(version)) {
        throw new Error(
          `package-lock.json lacks ${name} (${version}), an optional dependency of ${place}: ask for an exact version.`,
        );
      }
      packages[free] = entryFor(name, version, entry);
      added.push(free);
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added };
};

/** Addresses in the lock: each would tie every install to one registry. */
export const addressesIn = (lock: LockFile): string[] => {
  return Object.entries(lock.packages)
    .filter(([, entry]) => entry.resolved !== undefined && /^[a-z+]+:/i.test(entry.resolved))
    .map(([place]) => place);
};

/**
 * Where the missing package belongs: as far up as no other version of it is in the way. Undefined where Node would
 * already find the right one from there.
 */
const freePlace = (
  packages: LockFile['packages'],
  from: Place,
  name: string,
  version: string,
): Place | undefined => {
  let free: Place | undefined;
  for (const folder of foldersUpwards(from)) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const found = packages[place];
    if (found) return EXACT_VERSION.test(version) && found.version !== version ? free : undefined;
    free = place;
  }
  return free;
};

const foldersUpwards = (place: Place): Place[] => {
  const parts = place.split('/node_modules/');
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/')), ''];
};

const entryFor = (name: string, version: string, askedBy: LockEntry): LockEntry => {
  const { cpu, libc, os } = platformOfName(name);
  return {
    version,
    ...(cpu && { cpu }),
    ...(askedBy.dev && { dev: true }),
    ...(libc && { libc }),
    optional: true,
    ...(os && { os }),
  };
};
