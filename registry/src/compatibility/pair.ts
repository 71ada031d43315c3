import type { CompositionDocument, Finding, ReleaseRecord } from '@sundara/contracts/federation';
import type { Place } from './live-sets.ts';
import type { RouteResult } from './route-result.ts';

/** Why a pair doesn't fit, or why that can't be told, which is no yes. */
export interface PairFinding extends Pick<Finding, 'release' | 'found'> {
  readonly rule: Finding['rule'] | 'unreadable' | 'no-answer' | 'load' | 'render';
  /** What would do; `found` says it where it can't be told. */
  readonly remedy?: string;
}

/** A release beside something else that it has not run with yet. */
export interface Pair {
  /** 'booking@1.4.2'. */
  readonly release: string;
  /** Who answers for it; undefined where its record can't be read. */
  readonly owner: string | undefined;
  /** What it is judged with: 'shell@1.3.0', 'API 1.7.0', or 'what is live'. */
  readonly beside: string;
  /** The sets that give this verdict. */
  readonly places: readonly Place[];
  /** None when they fit. */
  readonly findings: readonly PairFinding[];
  /** How the routes of the release fared in a browser, where somebody looked. */
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
  /** What a browser would have to run; undefined where it runs nothing new, as beside an API. */
  readonly encounter?: Encounter;
}
