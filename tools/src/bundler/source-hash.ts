import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** What every app is built from, in addition to its own folder. */
const COMMON = ['rspack.base.ts', 'tools/src/bundler', 'shared-contracts', 'shared-web'];
const LOCK = 'package-lock.json';
const NOT_SOURCE = /(^|\/)(node_modules|dist|coverage)(\/|$)|\.i?test\.tsx?$|\.md$|\.report\.json$/;

const filesBelow = (relative: string): readonly string[] => {
  const absolute = path.join(ROOT, relative);
  try {
    return readdirSync(absolute, { withFileTypes: true })
      .map((entry) => ({ file: `${relative}/${entry.name}`, isFolder: entry.isDirectory() }))
      .filter(({ file }) => !NOT_SOURCE.test(file))
      .flatMap(({ file, isFolder }) => (isFolder ? filesBelow(file) : [file]));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [relative];
    throw error;
  }
};

/**
 * The installed packages, without the repository's own folders: a new remote must not change the hash of another one.
 */
const installedPackages = (): string => {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, LOCK), 'utf8'));
  const own = /^(?!.*node_modules\/)|^node_modules\/@sundara\//;
  return JSON.stringify(Object.entries(packages).filter(([place]) => !own.test(place)));
};

/**
 * Hash of everything that an app is built from: its folder, the packages that it bundles, the build configuration and
 * the locked dependencies. Equal sources give an equal hash on every machine; tests, documents and reports don't count.
 */
export const sourceHash = (folder: string): string => {
  const hash = createHash('sha256').update(installedPackages());
  for (const file of [...COMMON, folder].flatMap(filesBelow).sort()) {
    const content = readFileSync(path.join(ROOT, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};
