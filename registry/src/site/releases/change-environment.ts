import type { EnvironmentState, User } from '@sundara/contracts/api';
import type { EnvironmentDocument } from '@sundara/contracts/federation';
import type { Actor } from '../../core/registry.ts';
import type { RunOptions } from '../../environments/environment-rules.ts';
import { NoAnswer } from '../../provider/ask-provider.ts';
import { Conflict, Refusal } from '../../refusal.ts';
import { awaitServed } from '../../served/await-served.ts';
import { ApiError } from './api-error.ts';
import { environmentState, notThere } from './environment-state.ts';
import type { CallParts } from './options.ts';

/** What an admin decided on the console: by whom it stands in the history, and which state they looked at. */
export interface Decision {
  readonly caller: User;
  readonly why: string;
  readonly environment: string;
  readonly sequence: number;
  readonly withoutProvider?: boolean | undefined;
}

/** An admin waits so long to see the site servers serve it; the answer names those that don't. */
const SERVED_LIMIT_MS = 5000;

type Act = (actor: Actor, options: RunOptions) => Promise<EnvironmentDocument>;

const apiErrorOf = (error: unknown): unknown => {
  if (error instanceof Conflict) return new ApiError('RELEASE_CONFLICT');
  // Without its advice, which names options of a command.
  if (error instanceof NoAnswer && error.cause instanceof NoAnswer)
    return new ApiError('UNAVAILABLE', { message: `${error.cause.message}.` });
  return error instanceof Refusal ? new ApiError('RELEASE_REFUSED', { message: error.message }) : error;
};

/**
 * Does an act of the registry in an admin's name, and answers what it made of the environment, when the site servers
 * serve it or have had their time.
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
    // Else the console would show each change as not served yet.
    await awaitServed(parts.registry.documents, changed, SERVED_LIMIT_MS);
    return await environmentState(parts, environment);
  } catch (error) {
    throw apiErrorOf(error);
  }
};
