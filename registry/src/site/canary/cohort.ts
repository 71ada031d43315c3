import { createHash, randomBytes } from 'node:crypto';
import type { Canary } from '@sundara/contracts/federation';

export const COHORT_COOKIE = 'sundara-cohort';
export const COHORT_SECONDS = 31_536_000;

const COHORT = /^[\w-]{8,64}$/;
const BUCKETS = 2 ** 32;

/** A random name for a browser that reveals nothing about its user. */
export const newCohort = (): string => randomBytes(12).toString('base64url');

/** The cohort that a browser sent; undefined if it isn't in the format of our cohorts. */
export const knownCohort = (said: string | undefined): string | undefined =>
  said !== undefined && COHORT.test(said) ? said : undefined;

/** From 0 to below 100; the salt makes the buckets of each canary different. */
const bucketOf = (salt: string, cohort: string): number =>
  (createHash('sha256').update(`${salt}:${cohort}`).digest().readUInt32BE() / BUCKETS) * 100;

/**
 * Whether a cohort takes part in a canary: always the same answer for the same canary, nobody at 0 percent, everybody
 * at 100. A cohort that takes part at one share does so at every larger one.
 */
export const takesPart = (cohort: string, { salt, percent }: Pick<Canary, 'salt' | 'percent'>): boolean =>
  bucketOf(salt, cohort) < percent;
