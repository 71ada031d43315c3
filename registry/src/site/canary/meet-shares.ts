import type { EnvironmentDocument } from '@sundara/contracts/federation';
import { readCookie, writeCookie } from '../http/cookies.ts';
import type { Visit } from '../http/visit.ts';
import type { LiveRelease } from '../live/load-environment.ts';
import { COHORT_COOKIE, COHORT_SECONDS, knownCohort, newCohort, takesPart } from './cohort.ts';

/** Of the things that only a share of the browsers gets, those that this browser gets. */
export interface Shares {
  readonly canary: boolean;
  /** Names of the flags that are on, sorted. */
  readonly flags: readonly string[];
  /** Set-Cookie for a browser that has no cohort yet. */
  readonly cookie?: string;
}

/** Whether pages differ from browser to browser. 0 and 100 percent of a flag don't count. */
export const hasShares = ({ canary, flags = {} }: EnvironmentDocument): boolean =>
  canary !== undefined || Object.values(flags).some(({ percent }) => percent > 0 && percent < 100);

/** The flags of a cohort. The salt is the flag's name, so that a browser keeps a flag when its share grows. */
const flagsFor = (cohort: string, flags: EnvironmentDocument['flags'] = {}): readonly string[] =>
  Object.entries(flags)
    .filter(([name, { percent }]) => takesPart(cohort, { salt: `flag:${name}`, percent }))
    .map(([name]) => name)
    .sort();

/** Assigns a browser to shares, always the same way. Without shares it gets no cookie. */
export const meetShares = ({ document }: LiveRelease, { cookies, secure }: Visit): Shares => {
  const known = knownCohort(readCookie(cookies, COHORT_COOKIE));
  const isNew = known === undefined && hasShares(document);
  // No cohort where none is needed: 0 and 100 percent are decided without one.
  const cohort = known ?? (isNew ? newCohort() : '');
  return {
    canary: document.canary !== undefined && takesPart(cohort, document.canary),
    flags: flagsFor(cohort, document.flags),
    ...(isNew && { cookie: writeCookie(COHORT_COOKIE, cohort, { maxAge: COHORT_SECONDS, secure }) }),
  };
};
