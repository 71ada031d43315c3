import { cpus } from 'node:os';

/** What all processors of the machine did for a while, whoever's programs they ran, in parts of one. */
export interface MachineUse {
  readonly idle: number;
  /** In the kernel: files, memory, starts and ends of processes. */
  readonly kernel: number;
}

/** Follows the processors from now on. @returns asks what they did since */
export const followMachine = (): (() => MachineUse) => {
  const since = times();
  return () => {
    const until = times();
    const all = Math.max(until.all - since.all, 1);
    return { idle: (until.idle - since.idle) / all, kernel: (until.kernel - since.kernel) / all };
  };
};

/** In milliseconds since the machine began. */
const times = (): { readonly all: number; readonly idle: number; readonly kernel: number } => {
  const sum = { all: 0, idle: 0, kernel: 0 };
  for (const { times } of cpus()) {
    sum.all += times.user + times.nice + times.sys + times.idle + times.irq;
    sum.idle += times.idle;
    sum.kernel += times.sys + times.irq;
  }
  return sum;
};
