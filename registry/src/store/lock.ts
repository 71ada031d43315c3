import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal, systemCode } from '../refusal.ts';

const LIMIT_MS = 10_000;
const PAUSE_MS = 50;

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
};

/** Takes the lock unless another living process holds it; that of a dead one is cleared for the next try. */
const take = async (file: string): Promise<boolean> => {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (systemCode(error) !== 'EEXIST')
      throw new Refusal(`${file} can't be written (${systemCode(error) ?? error}).`);
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (holder > 0 && !isRunning(holder)) await rm(file, { force: true });
    return false;
  }
};

/**
 * Runs `work` while no other process of this machine runs it under the same lock file.
 *
 * @throws Refusal when the lock isn't free within 10 seconds
 */
export const withLock = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  await mkdir(path.dirname(file), { recursive: true });
  const deadline = Date.now() + LIMIT_MS;
  while (!(await take(file))) {
    if (Date.now() > deadline)
      throw new Refusal(`Another command is changing this: wait for it to end, or remove ${file}.`);
    await wait(PAUSE_MS);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
};
