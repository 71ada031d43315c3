import type { EnvironmentDocument } from '@sundara/contracts/federation';
import type { Actor, Registry } from '../core/registry.ts';
import { type ActOptions, settingsOf } from '../environments/environment-rules.ts';
import { Refusal } from '../refusal.ts';
import { changeRunning } from './change-running.ts';

/** Lets an id move again. @throws Refusal when it isn't pinned, and for a locked environment */
export const unpin = (
  registry: Registry,
  name: string,
  id: string,
  actor: Actor,
  options: ActOptions = {},
): Promise<EnvironmentDocument> =>
  changeRunning(registry, name, actor, options, async (current) => {
    const { [id]: pinned, ...pins } = current.pins;
    if (!pinned) throw new Refusal(`${id} is not pinned in '${name}'.`);
    return { act: 'unpin', details: { id }, next: { ...settingsOf(current), pins } };
  });
