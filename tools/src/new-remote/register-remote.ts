import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { readLock, writeLock } from '../lock/lock-file.ts';
import type { Dependencies } from './template.ts';

/**
 * Adds the new workspace to the lock file and the installed packages, as `npm install` would, but without asking a
 * registry: everything that it needs is installed.
 */
export const registerRemote = async (
  root: string,
  folder: string,
  dependencies: Dependencies,
): Promise<void> => {
  const entries = {
    [folder]: { name: `@sundara/${folder}`, version: '1.0.0', dependencies },
    [`node_modules/@sundara/${folder}`]: { resolved: folder, link: true },
  };
  const own = path.join(root, 'node_modules/@sundara');
  await mkdir(own, { recursive: true });
  await symlink(path.join('../..', folder), path.join(own, folder), 'junction');
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) {
    const lock = await readLock(path.join(root, file));
    const packages = Object.entries({ ...lock.packages, ...entries });
    const sorted = packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
    await writeLock(path.join(root, file), { ...lock, packages: Object.fromEntries(sorted) });
  }
};
