import assert from 'node:assert/strict';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { promote } from '../acts/promote.ts';
import { isTampering } from '../refusal.ts';
import { createLiveReleases, type LiveRelease, type RegistryLimits } from '../site/live/live-release.ts';
import { environmentText } from './signed-environment.ts';
import { ACTOR, bookingRelease, stock, stockedRegistry, type TestRegistry } from './stocked-registry.ts';

/** A busy machine may read a healthy registry slowly; only one that doesn't answer should reach a limit. */
export const PATIENT: RegistryLimits = { usualMs: 60_000, lastGoodMs: 60_000 };

/** The releases that a site reads from a registry, and the faults that it told; `tampered` are those of a forger. */
export const openLiveSite = (
  stocked: TestRegistry,
  given: { revisionAgeMs?: number; now?: () => number; documents?: object; limits?: RegistryLimits } = {},
) => {
  const { registry, dataDir } = stocked;
  const faults: string[] = [];
  const tampered: string[] = [];
  const releases = createLiveReleases({
    context: {
      documents: { ...registry.documents, ...given.documents },
      files: registry.files,
      keys: registry.keys,
    },
    assetsUrl: '',
    folder: path.join(dataDir, 'site'),
    revisionAgeMs: given.revisionAgeMs ?? 0,
    now: given.now,
    limits: given.limits ?? PATIENT,
    onFault: (fault) => {
      faults.push(fault.message);
      if (isTampering(fault)) tampered.push(fault.message);
    },
  });
  return {
    current: () => releases.current('local'),
    check: () => releases.check('local'),
    releases,
    ...{ faults, tampered },
  };
};
export type LiveSite = ReturnType<typeof openLiveSite>;

/** The version that the environment runs of a remote. */
export const versionOf = ({ usual }: LiveRelease, id = 'booking') => usual.composition.remotes[id]?.version;
/** Runs another version of booking in the environment 'local'. */
export const promoteBooking = (stocked: TestRegistry, version: string) =>
  promote(stocked.registry, 'local', [{ id: 'booking', version }], ACTOR);

/** A registry whose environment ran booking 1.0.0 (change 1) and runs 1.1.0 (change 2), with a site that saw both. */
export const twoChanges = async (t: TestContext) => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  const site = openLiveSite(stocked);
  assert.equal(versionOf(await site.current()), '1.0.0');
  const first = await environmentText(stocked, 'local');
  await promoteBooking(stocked, '1.1.0');
  assert.equal(versionOf(await site.current()), '1.1.0');
  return { stocked, site, first };
};
