import * as z from 'zod/mini';
import { givenReason, requireReason } from './required-reason.ts';

/** The option as a command lists it. */
export const WITHOUT_PROVIDER = [
  '--without-provider',
  'go on though the provider API does not answer; it needs --why',
] as const;

export const withoutProviderOptions = { withoutProvider: z._default(z.boolean(), false), ...givenReason };

/** Whether an act proceeds without the provider's answer. @throws UsageError without a reason for it */
export const readWithoutProvider = ({
  withoutProvider,
  why,
}: {
  readonly withoutProvider: boolean;
  readonly why?: string | undefined;
}): boolean => {
  if (withoutProvider) requireReason('--without-provider', why);
  return withoutProvider;
};
