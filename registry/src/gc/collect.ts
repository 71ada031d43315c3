import { rm } from 'node:fs/promises';
import type { Actor, Registry, ReleaseName } from '../core/registry.ts';
import type { RegistrySettings } from '../core/registry-settings.ts';
import { nameOf } from '../core/release-name.ts';
import { Refusal } from '../refusal.ts';
import { statementsOf } from '../statements/statement-names.ts';
import { oldDrafts } from './old-drafts.ts';
import { type Holdings, type Kept, type Plan, planCollection } from './plan-collection.ts';
import { readHoldings } from './read-holdings.ts';
import { removeRelease, removeUnfinished } from './remove-release.ts';
import { unfinishedReleases } from './unfinished-releases.ts';

export interface Collection {
  readonly keep: readonly Kept[];
  readonly removed: readonly ReleaseName[];
  /** Releases to remove that could not be removed: the key of their team isn't here, for instance. */
  readonly left: readonly Kept[];
  /** Releases whose publishing was interrupted. */
  readonly unfinished: readonly ReleaseName[];
  readonly compositions: readonly string[];
  readonly drafts: number;
  readonly bytes: number;
}

export interface CollectInput {
  readonly registry: Registry;
  readonly settings: RegistrySettings;
  readonly actor: Actor;
  /** Removes nothing and reports what would be removed. */
  readonly dryRun: boolean;
  readonly progress: (line: string) => void;
  readonly now: number;
}

const removeAll = async ({ registry, actor, progress }: CollectInput, plan: Plan, { releases }: Holdings) => {
  const removed: ReleaseName[] = [];
  const left: Kept[] = [];
  for (const release of plan.remove) {
    const name = nameOf(release);
    progress(name);
    const hash = releases.find((one) => nameOf(one) === name)?.hash ?? '';
    try {
      await removeRelease(registry, release, hash, actor);
      removed.push(release);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      left.push({ release, why: error.message });
    }
  }
  return { removed, left };
};

const removeCompositions = async ({ registry }: CollectInput, plan: Plan, left: readonly Kept[]) => {
  if (left.length > 0) return [];
  for (const id of plan.compositions) {
    for (const name of await registry.documents.list(statementsOf(id))) await registry.documents.remove(name);
    await registry.documents.remove(`compositions/${id}`);
  }
  return plan.compositions;
};

const removeAllUnfinished = async ({ registry, actor, dryRun }: CollectInput) => {
  const found = await unfinishedReleases(registry);
  const removed: ReleaseName[] = [];
  for (const release of found)
    if (dryRun || (await removeUnfinished(registry, release, actor))) removed.push(release);
  return removed;
};

/**
 * Removes what nothing needs any more: releases by `planCollection`, files of interrupted publishing, old drafts.
 *
 * @throws Refusal when it is uncertain what is needed; nothing is removed then
 */
export const collect = async (input: CollectInput): Promise<Collection> => {
  const { registry, settings, dryRun, now } = input;
  const holdings = await readHoldings(registry);
  const plan = planCollection(holdings, now);
  const unfinished = await removeAllUnfinished(input);
  const drafts = await oldDrafts(settings, now);
  if (!dryRun) for (const draft of drafts) await rm(draft, { recursive: true, force: true });
  const { removed, left } = dryRun
    ? { removed: plan.remove, left: [] }
    : await removeAll(input, plan, holdings);
  const compositions = dryRun ? plan.compositions : await removeCompositions(input, plan, left);
  const names = new Set(removed.map(nameOf));
  const bytes = holdings.releases
    .filter((release) => names.has(nameOf(release)))
    .reduce((sum, release) => sum + release.bytes, 0);
  return { keep: plan.keep, removed, left, unfinished, compositions, drafts: drafts.length, bytes };
};
