import { readdir, readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';

/** What a process holds at a moment. */
export interface Vitals {
  /** `performance.now()`. */
  readonly at: number;
  /** Resident memory. */
  readonly megabytes: number;
  /** Open files and connections. */
  readonly handles: number;
}

/** Looks at a process of this machine (Linux). @throws Error if it has ended */
export const vitalsOf = async (pid: number): Promise<Vitals> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
  const { length: handles } = await readdir(`/proc/${pid}/fd`);
  return { at: performance.now(), megabytes: kilobytes / 1024, handles };
};
