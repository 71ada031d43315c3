import { withinLimit } from '../time/time-limit.ts';
import type { Finding } from './doctor-part.ts';

const LIMIT_MS = 20_000;

/** A look at one thing. */
export interface Check {
  /** 'the mail server' */
  readonly what: string;
  /** What to do when it fails, a sentence. */
  readonly next: string;
  /** @returns how it is, a sentence. @throws Error whose message says what is wrong */
  readonly look: () => Promise<string>;
}

/** Runs checks at the same time, each for twenty seconds at most; one that fails is a fault. */
export const runChecks = (checks: readonly Check[]): Promise<readonly Finding[]> =>
  Promise.all(
    checks.map(async ({ what, next, look }): Promise<Finding> => {
      const late = () => new Error(`It does not answer within ${LIMIT_MS / 1_000} s.`);
      try {
        return { what, says: await withinLimit(look(), LIMIT_MS, late), isFault: false };
      } catch (error) {
        const says = error instanceof Error ? error.message : String(error);
        return { what, says, next, isFault: true };
      }
    }),
  );
