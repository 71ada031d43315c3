import type { EnvironmentDocument } from '@sundara/contracts/federation';
import type { Actor, Registry } from '../core/registry.ts';
import { type ActOptions, settingsOf } from '../environments/environment-rules.ts';
import { providerOrigin } from '../provider/provider-origin.ts';
import { Refusal } from '../refusal.ts';
import { changeRunning } from './change-running.ts';

/**
 * Sets the provider API that an environment's pages call: from now on the gate checks it. It isn't checked here, as it
 * may not run yet; `doctor` reports when the running releases miss something in it.
 *
 * @param provider its origin; undefined removes it
 * @throws Refusal when it is neither an https origin nor one on this machine, is already set, or the environment is
 * locked
 */
export const setProvider = (
  registry: Registry,
  name: string,
  provider: string | undefined,
  actor: Actor,
  options: ActOptions = {},
): Promise<EnvironmentDocument> =>
  changeRunning(registry, name, actor, options, async (current) => {
    const origin = provider === undefined ? undefined : providerOrigin(provider);
    const { provider: before, ...kept } = settingsOf(current);
    if (origin === before) throw new Refusal(`The provider API of '${name}' is ${origin ?? 'none'} already.`);
    return {
      act: 'provider',
      details: { provider: origin ?? 'none' },
      next: { ...kept, ...(origin && { provider: origin }) },
    };
  });
