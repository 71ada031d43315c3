import type { Actor, Registry, ReleaseName } from '../core/registry.ts';
import { nameOf } from '../core/release-name.ts';
import { reasonOf } from '../environments/environment-rules.ts';
import { Refusal } from '../refusal.ts';

/**
 * Withdraws a release permanently: no environment, canary or override can begin to run it. Environments that run it
 * continue until something else is promoted there. Its record isn't read, so that a release with an invalid record can
 * be withdrawn too.
 *
 * @throws Refusal when it isn't published or is already withdrawn, or the key of its team isn't here
 */
export const withdraw = async (registry: Registry, release: ReleaseName, actor: Actor): Promise<void> => {
  const { id, version } = release;
  const name = nameOf(release);
  await registry.changeReleases(id, actor, async ({ releases, withdrawn }) => {
    const before = withdrawn[version];
    if (before)
      throw new Refusal(`${name} is withdrawn already, by ${before.by} on ${before.at}: ${before.why}.`);
    if (!Object.hasOwn(releases, version))
      throw new Refusal(
        `${name} is not published, so there is nothing to withdraw: status --gate lists all.`,
      );
    return {
      act: 'withdraw',
      details: { release: name },
      next: { withdrawn: { ...withdrawn, [version]: reasonOf(actor) } },
    };
  });
};
