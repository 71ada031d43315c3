import type { PageData } from '@sundara/contracts/federation';
import type { RunSet } from '../live/run-set.ts';

/** The releases that one page runs, and the page's information about them. */
export interface ShownRelease {
  readonly environment: string;
  readonly sequence: number;
  readonly runs: RunSet;
  readonly canary: boolean;
  /** Names of the flags that are on. */
  readonly flags: readonly string[];
  /** Whether more flags may be on for the signed-in account. */
  readonly accountFlags: boolean;
  readonly qa?: NonNullable<PageData['qa']>;
  /** Development servers that it loads from. */
  readonly servers: readonly string[];
  /** Whether the browser has an override cookie to leave. */
  readonly canLeave: boolean;
}
