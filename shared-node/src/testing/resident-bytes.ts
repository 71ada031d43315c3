import { execFileSync } from 'node:child_process';

/** Resident memory of a process, in bytes. */
export const residentBytes = (pid: number): number =>
  1024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' }));

const LOOK_MS = 100;

/** The most memory that was resident while some work was done, in bytes, looked at ten times a second. */
export const mostResidentBytes = async (pid: number, work: () => Promise<void>): Promise<number> => {
  let most = residentBytes(pid);
  const look = setInterval(() => {
    most = Math.max(most, residentBytes(pid));
  }, LOOK_MS);
  await work().finally(() => clearInterval(look));
  return most;
};
