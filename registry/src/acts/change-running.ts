import type { EnvironmentDocument } from '@sundara/contracts/federation';
import type { Actor, EnvironmentChange, Registry } from '../core/registry.ts';
import {
  type ActOptions,
  requireRunning,
  requireSequence,
  requireUnlocked,
} from '../environments/environment-rules.ts';

/**
 * Changes an environment that runs something and isn't locked.
 *
 * @throws Refusal when nothing runs there or it is locked; Conflict when the expected sequence differs
 */
export const changeRunning = (
  registry: Registry,
  name: string,
  actor: Actor,
  options: ActOptions,
  change: (current: EnvironmentDocument) => Promise<EnvironmentChange>,
): Promise<EnvironmentDocument> =>
  registry.changeEnvironment(name, actor, async (found) => {
    requireSequence(name, found, options);
    const current = requireRunning(name, found);
    requireUnlocked(name, current);
    return change(current);
  });
