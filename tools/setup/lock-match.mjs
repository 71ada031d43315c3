import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{
 *   version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[],
 * }} LockEntry
 * @typedef {{ platform: string, cpu: string, libc: string }} Machine
 */

/** @returns {Machine} this machine in the words of a lock file */
export const thisMachine = () => {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  const libc = report.header?.glibcVersionRuntime ? 'glibc' : 'musl';
  return { platform: process.platform, cpu: process.arch, libc: process.platform === 'linux' ? libc : '' };
};

/**
 * Whether `node_modules` matches `package-lock.json` on this machine. npm writes what it installed to
 * `node_modules/.package-lock.json` as its last step, so an interrupted install, a pulled lock and a `node_modules`
 * copied from another system are all detected.
 *
 * @param {string} root
 * @param {Machine} [machine]
 */
export const packagesMatchLock = (root, machine = thisMachine()) => {
  const installedFile = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = readEntries(path.join(root, 'package-lock.json'));
  const installed = readEntries(installedFile);
  const missing = Object.entries(wanted).some(
    ([place, entry]) =>
      isInstallable(place) &&
      !sameVersion(entry, installed[place]) &&
      (installed[place] !== undefined || isRequired(entry, machine)),
  );
  return !missing && Object.keys(installed).every((place) => wanted[place] !== undefined);
};

/** @param {string} file @returns {Record<string, LockEntry>} */
const readEntries = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
};

/** @param {string} place */
const isInstallable = (place) => place.startsWith('node_modules/') || place.includes('/node_modules/');

/** @param {LockEntry} wanted @param {LockEntry | undefined} installed */
const sameVersion = (wanted, installed) =>
  installed !== undefined && wanted.version === installed.version && wanted.link === installed.link;

/** An optional package counts if made for exactly this machine. @param {LockEntry} entry @param {Machine} machine */
const isRequired = (entry, machine) => {
  if (!entry.optional && !entry.devOptional) return true;
  return Boolean(
    entry.os?.includes(machine.platform) &&
      entry.cpu?.includes(machine.cpu) &&
      (entry.libc === undefined || entry.libc.includes(machine.libc)),
  );
};
