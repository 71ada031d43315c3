import type { CHROMIUM } from '../machine/missing-programs.ts';
import type { RingCost } from './report/file-cost.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What is known of those that failed; some runners can't say. */
  readonly failures: readonly Failure[];
}

/** All of them together. */
export const sumOf = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: counts.flatMap(({ failures }) => failures),
});

export interface Failure {
  /** Below the root. */
  readonly file: string;
  /** Its name; the file's own where that could not be run. */
  readonly test: string;
  /** What it threw, of several lines. */
  readonly message: string;
}

/** What a ring found, and what that cost. */
export interface RingOutcome extends Counts {
  /** Of a ring that runs files. */
  readonly cost?: RingCost | undefined;
}

/** A kind of tests that has its own place and its own runner. */
export interface Ring {
  readonly name: 'static' | 'unit' | 'integration' | 'browser';
  readonly title: string;
  /** Whether it runs beside others of the kind, whose processes share `inLane`; one that fills all cores runs alone. */
  readonly isInLanes: boolean;
  /** What must be on the machine for it. */
  readonly needs: readonly (typeof CHROMIUM)[];
  /** Its test files, or the names of its checks. */
  readonly list: (root: string) => Promise<readonly string[]>;
  /** Runs these of its files, all unless told; a ring of checks always runs all. */
  readonly run: (
    root: string,
    environment: NodeJS.ProcessEnv,
    files?: readonly string[],
  ) => Promise<RingOutcome>;
}
