import type { CompositionDocument, EnvironmentDocument } from '@sundara/contracts/federation';
import { makeComposition } from '../compose/make-composition.ts';
import type { Actor, EnvironmentChange, Registry, ReleaseName } from '../core/registry.ts';
import { nameOf } from '../core/release-name.ts';
import { requireNotFailed, unmarked } from '../environments/ended-by-canary.ts';
import {
  type BeginOptions,
  movedIds,
  requireComposition,
  requirePinsKept,
  requireSequence,
  requireUnlocked,
  settingsOf,
} from '../environments/environment-rules.ts';
import { newReleases, requireNotWithdrawn } from '../environments/require-not-withdrawn.ts';
import { requireFit } from '../gate/check-composition.ts';
import { askEachOnce } from '../provider/ask-offer.ts';
import { requireApi } from '../provider/require-api.ts';
import { Refusal } from '../refusal.ts';
import { requireRules } from '../rules/require-rules.ts';

/**
 * Releases that join what runs, replacing those with the same ids, or the id of a stored composition to run as it is.
 */
export type Promoted = readonly ReleaseName[] | string;

/** The composition after a promotion. @throws Refusal when nothing is named, or the composition is missing */
export const promotedComposition = (
  registry: Registry,
  base: CompositionDocument | undefined,
  promoted: Promoted,
): Promise<CompositionDocument> => {
  if (typeof promoted === 'string') return requireComposition(registry, promoted);
  if (promoted.length === 0) throw new Refusal('Name a release to promote, discovery@1.4.2.');
  return makeComposition(registry, base, promoted);
};

/** A running canary gets the releases too, unless it tries another version of one of them. */
const promoteInCanary = async (
  registry: Registry,
  name: string,
  current: EnvironmentDocument,
  promoted: Promoted,
  options: BeginOptions,
  ask: ReturnType<typeof askEachOnce>,
) => {
  const { composition, canary, provider } = current;
  if (!canary) return undefined;
  if (typeof promoted === 'string')
    throw new Refusal(`A canary runs in '${name}' beside the whole: finish or stop it first.`);
  const tried = await requireComposition(registry, canary.composition);
  const moved = movedIds(await requireComposition(registry, composition), tried);
  const both = promoted.find(({ id }) => moved.includes(id));
  if (both)
    throw new Refusal(`A canary in '${name}' tries another version of ${both.id}: finish or stop it first.`);
  const next = await makeComposition(registry, tried, promoted);
  await requireNotWithdrawn(registry, next, tried);
  await requireFit(registry, next, `the canary of ${name}`, tried);
  await requireRules(registry, { name, current }, next, tried, options);
  await requireApi(registry, { name: `the canary of ${name}`, provider }, next, tried, options, ask);
  return { ...canary, composition: await registry.keepComposition(next) };
};

/**
 * Makes an environment run these releases, or a composition as it is; releases that aren't named stay. The result must
 * be published and compatible and keep the environment's rules, and its provider API must have what the new releases
 * use.
 *
 * @throws Refusal with every incompatibility (the release, the rule, what was found, what would do), for a broken rule
 * of the environment, a pinned id, a provider API that doesn't answer unless `withoutProvider`, a release that was
 * withdrawn or, unless `again`, whose canary failed, and a locked environment; Conflict when the expected sequence
 * differs
 */
export const promote = (
  registry: Registry,
  name: string,
  promoted: Promoted,
  actor: Actor,
  options: BeginOptions = {},
): Promise<EnvironmentDocument> =>
  registry.changeEnvironment(name, actor, async (current) => {
    requireSequence(name, current, options);
    requireUnlocked(name, current);
    const base = current && (await requireComposition(registry, current.composition));
    const next = await promotedComposition(registry, base, promoted);
    if (current && base) requirePinsKept(name, current, base, next);
    await requireNotWithdrawn(registry, next, base);
    if (!options.again) await requireNotFailed(registry, newReleases(next, base));
    await requireFit(registry, next, name, base);
    const judged = await requireRules(registry, { name, current }, next, base, options);
    const ask = askEachOnce();
    const asked = await requireApi(registry, { name, provider: current?.provider }, next, base, options, ask);
    const canary = current && (await promoteInCanary(registry, name, current, promoted, options, ask));
    const composition = await registry.keepComposition(next);
    const kept: Omit<EnvironmentChange['next'], 'composition'> = current ? settingsOf(current) : { pins: {} };
    return {
      act: 'promote',
      details: {
        releases: (typeof promoted === 'string' ? newReleases(next, base) : promoted).map(nameOf).join(' '),
        ...judged.details,
        ...asked,
        ...(canary && { composition: canary.composition }),
      },
      next: {
        ...unmarked(kept, next),
        ...judged.judgedBy,
        composition,
        ...(canary && { canary }),
      },
    };
  });
