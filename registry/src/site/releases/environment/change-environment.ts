import type { EnvironmentState, User } from '@sundara/contracts/api';
import type { EnvironmentDocument } from '@sundara/contracts/federation';
import type { Actor } from '../../../core/registry.ts';
import type { RunOptions } from '../../../environments/environment-rules.ts';
import { NoAnswer } from '../../../provider/ask-provider.ts';
import { Conflict, Refusal } from '../../../refusal.ts';
import { awaitServed } from '../../../served/await-served.ts';
import { ApiError } from '../http/api-error.ts';
import type { CallParts } from '../http/options.ts';
import { environmentState, notThere } from './environment-state.ts';

/** An admin's decision on the console: the user for the history, and the state that they saw. */
export interface Decision {
  readonly caller: User;
  readonly why: string;
  readonly environment: string;
  readonly sequence: number;
  readonly withoutProvider?: boolean | undefined;
}

/** How long an admin waits for the site servers to serve it; the answer names those that don't. */
const SERVED_LIMIT_MS = 5000;

type Act = (actor: Actor, options: RunOptions) => Promise<EnvironmentDocument>;

const apiErrorOf = (error: unknown): unknown => {
  if (error instanceof Conflict) return new ApiError('RELEASE_CONFLICT');
  // The inner error: the outer one's advice names command line options.
  if (error instanceof NoAnswer && error.cause instanceof NoAnswer)
    return new ApiError('UNAVAILABLE', { message: `${error.cause.message}.` });
  return error instanceof Refusal ? new ApiError('RELEASE_REFUSED', { message: error.message }) : error;
};

/**
 * Performs an act of the registry for an admin, and returns the new state of the environment once the site servers
 * serve it or the time limit is over.
 *
 * @throws ApiError NOT_FOUND, RELEASE_CONFLICT when the environment changed since the admin looked, RELEASE_REFUSED
 * with the registry's sentence, UNAVAILABLE when the provider API doesn't answer, unless `withoutProvider`
 */
export const changeEnvironment = async (
  parts: CallParts,
  { caller, why, environment, sequence, withoutProvider }: Decision,
  act: Act,
): Promise<EnvironmentState> => {
  try {
    if (!(await parts.runsOf(environment))) throw notThere(environment);
    const changed = await act({ who: caller.email, why }, { expectedSequence: sequence, withoutProvider });
    // Otherwise the console would show each change as not served yet.
    await awaitServed(parts.registry.documents, changed, SERVED_LIMIT_MS);
    return await environmentState(parts, environment);
  } catch (error) {
    throw apiErrorOf(error);
  }
};
