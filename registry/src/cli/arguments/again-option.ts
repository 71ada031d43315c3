import * as z from 'zod/mini';
import { givenReason, requireReason } from './required-reason.ts';

/** The option as a command lists it. */
export const AGAIN = ['--again', 'take a version though a canary ended it; it needs --why'] as const;

export const againOptions = { again: z._default(z.boolean(), false), ...givenReason };

/** Whether to accept versions that a canary ended. @throws UsageError without a reason for it */
export const readAgain = ({
  again,
  why,
}: {
  readonly again: boolean;
  readonly why?: string | undefined;
}): boolean => {
  if (again) requireReason('--again', why);
  return again;
};
