import { readFile } from 'node:fs/promises';

export interface ProcessUse {
  /** Processor time since its start, in milliseconds. */
  readonly cpuMs: number;
  /** Resident memory. */
  readonly megabytes: number;
}

/** The kernel counts processor time in hundredths of a second (USER_HZ), whatever its own clock is. */
const TICK_MS = 10;
/** Places of the numbers after the program's name, which may hold anything (proc_pid_stat(5)). */
const [USER, SYSTEM] = [11, 12];

const textOf = (pid: number | undefined, file: string): Promise<string> =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

/** What a process uses; undefined where the system doesn't tell, as outside Linux, or when it is gone. */
export const usedBy = async (pid: number | undefined): Promise<ProcessUse | undefined> => {
  const [stat, status] = await Promise.all([textOf(pid, 'stat'), textOf(pid, 'status')]);
  // In kB on every system, where 'stat' counts pages of the machine's size. One that has ended has none, but may still
  // be listed.
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (kilobytes === undefined || fields.length <= SYSTEM) return undefined;
  const [user = 0, system = 0] = [USER, SYSTEM].map((place) => Number(fields[place]));
  return { cpuMs: (user + system) * TICK_MS, megabytes: Number(kilobytes) / 1024 };
};
