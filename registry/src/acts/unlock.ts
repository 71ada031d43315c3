import type { EnvironmentDocument } from '@sundara/contracts/federation';
import type { Actor, Registry } from '../core/registry.ts';
import {
  type ActOptions,
  requireRunning,
  requireSequence,
  settingsOf,
} from '../environments/environment-rules.ts';
import { Refusal } from '../refusal.ts';

/** Lets an environment change again. @throws Refusal when it isn't locked */
export const unlock = (
  registry: Registry,
  name: string,
  actor: Actor,
  options: ActOptions = {},
): Promise<EnvironmentDocument> =>
  registry.changeEnvironment(name, actor, async (found) => {
    requireSequence(name, found, options);
    const { lock, ...next } = settingsOf(requireRunning(name, found));
    if (!lock) throw new Refusal(`'${name}' is not locked.`);
    return { act: 'unlock', details: {}, next };
  });
