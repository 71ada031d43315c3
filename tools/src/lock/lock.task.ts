import path from 'node:path';
import { addressesIn, completeLock } from './complete-lock.ts';
import { readLock, writeLock } from './lock-file.ts';

const LOCK_FILE = 'package-lock.json';

/** Completes the repository's lock in place. @returns how many entries it added */
export const completeLockOf = async (root: string): Promise<number> => {
  const file = path.join(root, LOCK_FILE);
  const { lock, added } = completeLock(await readLock(file));
  if (added.length > 0) await writeLock(file, lock);
  return added.length;
};

/** Faults that make the lock unusable for some systems or registries, one sentence each. */
export const lockFaults = async (root: string): Promise<string[]> => {
  const lock = await readLock(path.join(root, LOCK_FILE));
  const { added } = completeLock(lock);
  const incomplete = `${LOCK_FILE} lacks ${added.length} packages of other systems, the first is ${added[0]}: run npm run verify.`;
  const addresses = addressesIn(lock).map(
    (place) => `${LOCK_FILE} names the address that ${place} came from: every install would be tied to it.`,
  );
  return [...(added.length > 0 ? [incomplete] : []), ...addresses];
};
