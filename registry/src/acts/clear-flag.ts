import type { EnvironmentDocument } from '@sundara/contracts/federation';
import type { Actor, Registry } from '../core/registry.ts';
import { type ActOptions, settingsOf } from '../environments/environment-rules.ts';
import { Refusal } from '../refusal.ts';
import { changeRunning } from './change-running.ts';

/** Removes a flag, which turns it off for everybody. @throws Refusal when it isn't set, and for a locked environment */
export const clearFlag = (
  registry: Registry,
  name: string,
  flag: string,
  actor: Actor,
  options: ActOptions = {},
): Promise<EnvironmentDocument> =>
  changeRunning(registry, name, actor, options, async (current) => {
    const { [flag]: cleared, ...flags } = current.flags ?? {};
    if (!cleared)
      throw new Refusal(`There is no flag ${flag} in '${name}': status names those that there are.`);
    return { act: 'flag.clear', details: { flag }, next: { ...settingsOf(current), flags } };
  });
