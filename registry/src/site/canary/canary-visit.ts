import { readCookie, writeCookie } from '../cookies.ts';
import type { LiveRelease } from '../live/load-environment.ts';
import type { Visit } from '../visit.ts';
import { COHORT_COOKIE, COHORT_SECONDS, knownCohort, newCohort, takesPart } from './cohort.ts';

/** How a visit meets an environment's canary. */
export interface CanaryVisit {
  readonly takesPart: boolean;
  /** Set-Cookie for a browser that has no cohort yet. */
  readonly cookie?: string;
}

/** Draws a browser into the canary or not, always the same way. Without a canary nothing is asked or kept of it. */
export const meetCanary = ({ document }: LiveRelease, { cookies, secure }: Visit): CanaryVisit => {
  if (!document.canary) return { takesPart: false };
  const known = knownCohort(readCookie(cookies, COHORT_COOKIE));
  const cohort = known ?? newCohort();
  const cookie = known
    ? {}
    : { cookie: writeCookie(COHORT_COOKIE, cohort, { maxAge: COHORT_SECONDS, secure }) };
  return { takesPart: takesPart(cohort, document.canary), ...cookie };
};
