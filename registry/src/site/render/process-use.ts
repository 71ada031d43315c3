import { readFile } from 'node:fs/promises';

export interface ProcessUse {
  /** Processor time since its start, in milliseconds. */
  readonly cpuMs: number;
  /** Resident memory. */
  readonly megabytes: number;
}

/** The kernel counts in these units on every Linux that Node runs on. */
const TICK_MS = 10;
const PAGE_BYTES = 4096;
/** Places of the numbers after the program's name, which may have spaces (proc_pid_stat(5)). */
const [USER, SYSTEM, RESIDENT] = [11, 12, 21];

/** What a process uses; undefined where the system doesn't tell, as outside Linux, or when it is gone. */
export const usedBy = async (pid: number | undefined): Promise<ProcessUse | undefined> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ') ?? [];
  // One that has ended may still be listed.
  if (fields.length === 0 || fields[0] === 'Z') return undefined;
  const [user = 0, system = 0, resident = 0] = [USER, SYSTEM, RESIDENT].map((place) => Number(fields[place]));
  return { cpuMs: (user + system) * TICK_MS, megabytes: (resident * PAGE_BYTES) / 1024 ** 2 };
};
