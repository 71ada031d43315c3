import type { EnvironmentDocument } from '@sundara/contracts/federation';
import type { Actor, Registry } from '../core/registry.ts';
import { type ActOptions, reasonOf, settingsOf } from '../environments/environment-rules.ts';
import { Refusal } from '../refusal.ts';
import { changeRunning } from './change-running.ts';

/**
 * Keeps an environment as it is until it is unlocked.
 *
 * @throws Refusal when it is already locked, and while a canary runs, as a lock would prevent stopping it
 */
export const lock = (
  registry: Registry,
  name: string,
  actor: Actor,
  options: ActOptions = {},
): Promise<EnvironmentDocument> =>
  changeRunning(registry, name, actor, options, async (current) => {
    if (current.canary)
      throw new Refusal(`A canary runs in '${name}': finish or stop it before you lock the environment.`);
    return { act: 'lock', details: {}, next: { ...settingsOf(current), lock: reasonOf(actor) } };
  });
