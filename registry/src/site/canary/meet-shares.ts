import type { EnvironmentDocument } from '@sundara/contracts/federation';
import { readCookie, writeCookie } from '../cookies.ts';
import type { LiveRelease } from '../live/load-environment.ts';
import type { Visit } from '../visit.ts';
import { COHORT_COOKIE, COHORT_SECONDS, knownCohort, newCohort, takesPart } from './cohort.ts';

/** What of all that only a share of the browsers gets one of them gets. */
export interface Shares {
  readonly canary: boolean;
  /** Names of the flags that are on, sorted. */
  readonly flags: readonly string[];
  /** Set-Cookie for a browser that has no cohort yet. */
  readonly cookie?: string;
}

/** Whether pages differ from browser to browser. Nobody and everybody are no shares. */
export const hasShares = ({ canary, flags = {} }: EnvironmentDocument): boolean =>
  canary !== undefined || Object.values(flags).some(({ percent }) => percent > 0 && percent < 100);

/** Those whose salt is their name, so that whoever has a flag keeps it when its share grows. */
const flagsFor = (cohort: string, flags: EnvironmentDocument['flags'] = {}): readonly string[] =>
  Object.entries(flags)
    .filter(([name, { percent }]) => takesPart(cohort, { salt: `flag:${name}`, percent }))
    .map(([name]) => name)
    .sort();

/** Draws a browser into each share or not, always the same way. Without shares nothing is asked or kept of it. */
export const meetShares = ({ document }: LiveRelease, { cookies, secure }: Visit): Shares => {
  const known = knownCohort(readCookie(cookies, COHORT_COOKIE));
  const isNew = known === undefined && hasShares(document);
  // Who needs none gets none: nobody and everybody are told without.
  const cohort = known ?? (isNew ? newCohort() : '');
  return {
    canary: document.canary !== undefined && takesPart(cohort, document.canary),
    flags: flagsFor(cohort, document.flags),
    ...(isNew && { cookie: writeCookie(COHORT_COOKIE, cohort, { maxAge: COHORT_SECONDS, secure }) }),
  };
};
