import type { CHROMIUM } from '../machine/missing-programs.ts';
import type { RingCost } from './report/file-cost.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Details of those that failed; some runners can't provide them. */
  readonly failures: readonly Failure[];
}

/** The sum of all counts. */
export const sumOf = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: counts.flatMap(({ failures }) => failures),
});

export interface Failure {
  /** Below the root. */
  readonly file: string;
  /** Its name; the file's name where the file could not be run. */
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
  readonly name: 'static' | 'unit' | 'integration' | 'browser' | 'cluster';
  readonly title: string;
  /**
   * Whether it runs at the same time as other such rings, which share `inLane`; one that fills all cores runs alone.
   */
  readonly isInLanes: boolean;
  /** Whether a run that names nothing leaves it out. */
  readonly runsWhenNamed?: boolean;
  /** Programs that it needs on the machine. */
  readonly needs: readonly (typeof CHROMIUM)[];
  /** Its test files, or the names of its checks. */
  readonly list: (root: string) => Promise<readonly string[]>;
  /** Runs the given files, all by default; a ring of checks always runs all. */
  readonly run: (
    root: string,
    environment: NodeJS.ProcessEnv,
    files?: readonly string[],
  ) => Promise<RingOutcome>;
}
