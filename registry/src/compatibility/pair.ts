import type { CompositionDocument, Finding, ReleaseRecord } from '@sundara/contracts/federation';
import type { Place } from './live-sets.ts';
import type { RouteResult } from './route-result.ts';

/** Why a pair is incompatible, or why that is unknown, which doesn't count as compatible. */
export interface PairFinding extends Pick<Finding, 'release' | 'found'> {
  readonly rule: Finding['rule'] | 'unreadable' | 'no-answer' | 'load' | 'render';
  /** What would fix it; undefined when the compatibility is unknown. */
  readonly remedy?: string;
}

/** A release together with something else that it has not run with yet. */
export interface Pair {
  /** 'booking@1.4.2'. */
  readonly release: string;
  /** The responsible team; undefined if its record can't be read. */
  readonly owner: string | undefined;
  /** What it is judged with: 'shell@1.3.0', 'API 1.7.0', or 'what is live'. */
  readonly beside: string;
  /** The sets that give this verdict. */
  readonly places: readonly Place[];
  /** Empty when they are compatible. */
  readonly findings: readonly PairFinding[];
  /** The results of the release's routes in a browser, if they were opened. */
  readonly routes?: readonly RouteResult[];
}

/** A remote that would run in a set with another release. */
export interface Encounter {
  readonly remote: ReleaseRecord;
  readonly base: CompositionDocument;
  readonly next: ReleaseRecord;
}

/** A pair in one set. */
export interface Judged extends Omit<Pair, 'places'> {
  readonly place: Place;
  /** What a browser would have to run; undefined if it runs nothing new, as with an API. */
  readonly encounter?: Encounter;
}
