import * as z from 'zod/mini';
import { UsageError } from './usage-error.ts';

/** Schema of the reason, for options that require one. */
export const givenReason = { why: z.optional(z.string()) };

/** @throws UsageError without `--why` */
export const requireReason = (what: string, why: string | undefined): void => {
  if (!why?.trim()) throw new UsageError(`${what} needs --why: others will ask.`);
};
