import type { MachineUse } from './machine-use.ts';

/** What a piece of work cost, in seconds of the clock and of a processor. */
export interface Cost {
  readonly seconds: number;
  readonly processor: number;
}

/** What one test file cost. */
export interface FileCost {
  /** Below the root. */
  readonly file: string;
  readonly seconds: number;
  /** Of its process and all that it started and waited for; unknown where it died, or its runner can't say. */
  readonly processor?: number | undefined;
  /** Set-up by name, 'process start' or 'seeding'; its processor seconds are those of the file's process alone. */
  readonly pieces: Readonly<Record<string, Cost>>;
}

/** What a ring cost: its files, what it did once for all of them, and what the machine did meanwhile. */
export interface RingCost {
  readonly machine?: MachineUse | undefined;
  readonly files: readonly FileCost[];
  readonly once: Readonly<Record<string, Cost>>;
}
