import { cpus } from 'node:os';

/** The use of all processors of the machine during a period, by all programs on it, as fractions of 1. */
export interface MachineUse {
  readonly idle: number;
  /** In the kernel: files, memory, starts and ends of processes. */
  readonly kernel: number;
}

/** Starts to measure the processors. @returns a function that returns their use since then */
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
