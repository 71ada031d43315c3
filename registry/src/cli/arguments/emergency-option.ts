import * as z from 'zod/mini';
import { givenReason, requireReason } from './required-reason.ts';

/** The option as a command lists it. */
export const EMERGENCY = [
  '--emergency',
  'go on against those rules of the environment that an emergency may pass; it needs --why',
] as const;

export const emergencyOptions = { emergency: z._default(z.boolean(), false), ...givenReason };

/** Whether an act overrides the rules that an emergency may override. @throws UsageError without a reason for it */
export const readEmergency = ({
  emergency,
  why,
}: {
  readonly emergency: boolean;
  readonly why?: string | undefined;
}): boolean => {
  if (emergency) requireReason('--emergency', why);
  return emergency;
};
