import type { MachineUse } from './machine-use.ts';

/** What a piece of work cost, in seconds of wall-clock time and of CPU time. */
export interface Cost {
  readonly seconds: number;
  readonly processor: number;
}

/** What one test file cost. */
export interface FileCost {
  /** Below the root. */
  readonly file: string;
  readonly seconds: number;
  /**
   * CPU time of its process and of the children that it waited for; unknown where it died, or its runner can't measure
   * it.
   */
  readonly processor?: number | undefined;
  /** Set-up by name, such as 'process start' or 'seeding'; its CPU seconds are those of the file's own process. */
  readonly pieces: Readonly<Record<string, Cost>>;
}

/** What a ring cost: its files, what it did once for all of them, and the load of the machine meanwhile. */
export interface RingCost {
  readonly machine?: MachineUse | undefined;
  readonly files: readonly FileCost[];
  readonly once: Readonly<Record<string, Cost>>;
}
