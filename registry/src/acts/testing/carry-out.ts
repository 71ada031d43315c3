import { makeComposition } from '../../compose/make-composition.ts';
import type { Actor, Registry, ReleaseName } from '../../core/registry.ts';
import { publish } from '../../publish/publish.ts';
import { endCanary } from '../end-canary.ts';
import { lock } from '../lock.ts';
import { pin } from '../pin.ts';
import { promote } from '../promote.ts';
import { rollback } from '../rollback.ts';
import { startCanary } from '../start-canary.ts';
import { unlock } from '../unlock.ts';
import { unpin } from '../unpin.ts';
import { withdraw } from '../withdraw.ts';
import type { Release, Wish } from './model.ts';

const nameOf = (release: Release): ReleaseName => {
  const [id = '', version = ''] = release.split('@');
  return { id, version };
};

const keep = async (registry: Registry, set: readonly Release[]): Promise<string> =>
  registry.keepComposition(await makeComposition(registry, undefined, set.map(nameOf)));

/**
 * Performs a wish on the registry.
 *
 * @param buildOf the folder that holds the build of a release
 * @throws Refusal as the act does
 */
export const carryOut = async (
  registry: Registry,
  wish: Wish,
  buildOf: (release: Release) => string,
): Promise<unknown> => {
  const actor: Actor = { who: 'a team', why: wish.why };
  switch (wish.act) {
    case 'publish':
      return publish(registry, buildOf(wish.release), actor);
    case 'withdraw':
      return withdraw(registry, nameOf(wish.release), actor);
    case 'promote':
      return promote(registry, wish.environment, wish.releases.map(nameOf), actor, wish);
    case 'canary.start': {
      const canary = { composition: await keep(registry, wish.set), percent: wish.percent };
      return startCanary(registry, wish.environment, canary, actor, wish);
    }
    case 'canary.stop':
      return endCanary(registry, wish.environment, 'stop', actor);
    case 'canary.finish':
      return endCanary(registry, wish.environment, 'finish', actor);
    case 'canary.failed':
      return endCanary(registry, wish.environment, 'failed', actor);
    case 'rollback':
      return rollback(registry, wish.environment, await keep(registry, wish.set), actor);
    case 'pin':
      return pin(registry, wish.environment, wish.id, actor);
    case 'unpin':
      return unpin(registry, wish.environment, wish.id, actor);
    case 'lock':
      return lock(registry, wish.environment, actor);
    case 'unlock':
      return unlock(registry, wish.environment, actor);
  }
};
