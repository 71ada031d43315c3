import type { PageData } from '@sundara/contracts/federation';
import type { RunSet } from '../live/run-set.ts';

/** Which releases one page shows, and what it says of them. */
export interface ShownRelease {
  readonly environment: string;
  readonly sequence: number;
  readonly runs: Pick<RunSet, 'composition' | 'shell'>;
  readonly canary: boolean;
  /** Names of the flags that are on. */
  readonly flags: readonly string[];
  /** Whether more may be on for whoever is signed in. */
  readonly accountFlags: boolean;
  readonly qa?: NonNullable<PageData['qa']>;
  /** Servers of developers that it loads from. */
  readonly servers: readonly string[];
  /** Whether the browser keeps an override that it may want to leave. */
  readonly canLeave: boolean;
}
