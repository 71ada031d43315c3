import type { EnvironmentDocument } from '@sundara/contracts/federation';
import type { Actor, Registry } from '../core/registry.ts';
import { type ActOptions, settingsOf } from '../environments/environment-rules.ts';
import { providerOrigin } from '../provider/provider-origin.ts';
import { Refusal } from '../refusal.ts';
import { changeRunning } from './change-running.ts';

/**
 * Says which provider API an environment's pages call: from now on the gate asks it. It isn't asked here, as it may not
 * run yet; `doctor` tells when what runs misses something of it.
 *
 * @param provider its origin; undefined for none any more
 * @throws Refusal when it is no https origin and none of this machine, is named already, or the environment is locked
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
