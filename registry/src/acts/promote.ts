import type { EnvironmentDocument } from '@sundara/contracts/federation';
import { makeComposition } from '../compose/make-composition.ts';
import type { Actor, EnvironmentChange, Registry, ReleaseName } from '../core/registry.ts';
import { nameOf } from '../core/release-name.ts';
import { requireFit } from '../gate/check-composition.ts';
import { requireApi } from '../provider/require-api.ts';
import { Refusal } from '../refusal.ts';
import { requireNotFailed, unmarked } from './ended-by-canary.ts';
import {
  type BeginOptions,
  movedIds,
  requireComposition,
  requirePinsKept,
  requireSequence,
  requireUnlocked,
  settingsOf,
} from './environment-rules.ts';
import { newReleases, requireNotWithdrawn } from './require-not-withdrawn.ts';

/** A running canary gets the releases too, unless it tries another version of one of them. */
const promoteInCanary = async (
  registry: Registry,
  name: string,
  { composition, canary, provider }: EnvironmentDocument,
  releases: readonly ReleaseName[],
  options: BeginOptions,
) => {
  if (!canary) return undefined;
  const tried = await requireComposition(registry, canary.composition);
  const moved = movedIds(await requireComposition(registry, composition), tried);
  const both = releases.find(({ id }) => moved.includes(id));
  if (both)
    throw new Refusal(`A canary in '${name}' tries another version of ${both.id}: finish or stop it first.`);
  const next = await makeComposition(registry, tried, releases);
  await requireNotWithdrawn(registry, next, tried);
  await requireFit(registry, next, `the canary of ${name}`, tried);
  await requireApi(registry, { name: `the canary of ${name}`, provider }, next, tried, options);
  return { ...canary, composition: await registry.keepComposition(next) };
};

/**
 * Makes an environment run these releases; what is not named stays. What then runs together must be published and fit, and
 * the environment's provider API have what the new ones take of it.
 *
 * @throws Refusal with every misfit (the release, the rule, what was found, what would do), for a pinned id, a
 * provider API that doesn't answer unless `withoutProvider`, a release that was withdrawn or, unless `again`, ended by its canary, and a locked environment; Conflict when the expected sequence is another
 */
export const promote = (
  registry: Registry,
  name: string,
  releases: readonly ReleaseName[],
  actor: Actor,
  options: BeginOptions = {},
): Promise<EnvironmentDocument> =>
  registry.changeEnvironment(name, actor, async (current) => {
    requireSequence(name, current, options);
    requireUnlocked(name, current);
    if (releases.length === 0) throw new Refusal('Name a release to promote, discovery@1.4.2.');
    const base = current && (await requireComposition(registry, current.composition));
    const next = await makeComposition(registry, base, releases);
    if (current && base) requirePinsKept(name, current, base, next);
    await requireNotWithdrawn(registry, next, base);
    if (!options.again) await requireNotFailed(registry, newReleases(next, base));
    await requireFit(registry, next, name, base);
    const asked = await requireApi(registry, { name, provider: current?.provider }, next, base, options);
    const canary = current && (await promoteInCanary(registry, name, current, releases, options));
    const composition = await registry.keepComposition(next);
    const kept: Omit<EnvironmentChange['next'], 'composition'> = current ? settingsOf(current) : { pins: {} };
    return {
      act: 'promote',
      details: {
        releases: releases.map(nameOf).join(' '),
        ...asked,
        ...(canary && { composition: canary.composition }),
      },
      next: {
        ...unmarked(kept, next),
        composition,
        ...(canary && { canary }),
      },
    };
  });
