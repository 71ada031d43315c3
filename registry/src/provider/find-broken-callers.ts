import type { EnvironmentDocument, Finding } from '@sundara/contracts/federation';
import { releasesOf } from '../compose/releases-of.ts';
import type { PinnedRelease, Registry } from '../core/registry.ts';
import { nameOf } from '../core/release-name.ts';
import { requireComposition, requireRunning } from '../environments/environment-rules.ts';
import { newReleases } from '../environments/require-not-withdrawn.ts';
import { Refusal } from '../refusal.ts';
import { findApiMisfits, type Offer } from './find-api-misfits.ts';

/** What a release that is live somewhere would miss in an API. */
export interface BrokenCaller extends Pick<Finding, 'release' | 'found'> {
  readonly environment: string;
  /** 'unreadable': it is unknown here what the release uses. */
  readonly rule: Finding['rule'] | 'unreadable';
  /** How it is live there. */
  readonly by: 'everybody' | 'canary' | 'pin';
  /** The team responsible for the release; undefined if its record can't be read. */
  readonly owner: string | undefined;
}

interface Live {
  readonly release: PinnedRelease;
  readonly by: BrokenCaller['by'];
}

const liveIn = async (
  registry: Registry,
  { composition, canary, pins }: EnvironmentDocument,
): Promise<readonly Live[]> => {
  const running = await requireComposition(registry, composition);
  const tried = canary && (await requireComposition(registry, canary.composition));
  return [
    ...releasesOf(running).map((release) => ({
      release,
      by: pins[release.id] ? ('pin' as const) : ('everybody' as const),
    })),
    ...(tried ? newReleases(tried, running) : []).map((release) => ({ release, by: 'canary' as const })),
  ];
};

const judge = async (
  registry: Registry,
  environment: string,
  { release, by }: Live,
  offer: Offer,
): Promise<readonly BrokenCaller[]> => {
  try {
    const record = await registry.readRecord(release, release.record);
    return findApiMisfits(record, offer).map(({ rule, found }) => ({
      environment,
      release: nameOf(release),
      by,
      owner: record.owner,
      rule,
      found,
    }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const told = { environment, release: nameOf(release), by, owner: undefined };
    return [{ ...told, rule: 'unreadable', found: error.message }];
  }
};

/**
 * What the releases that run in these environments, for everybody or in a canary, would miss in an API. An unreadable
 * release counts as broken.
 *
 * @throws Refusal when an environment or what it runs can't be read, or it runs nothing
 */
export const findBrokenCallers = async (
  registry: Registry,
  environments: readonly string[],
  offer: Offer,
): Promise<readonly BrokenCaller[]> => {
  const judged = environments.map(async (name) => {
    const document = requireRunning(name, await registry.readEnvironment(name));
    const live = await liveIn(registry, document);
    return (await Promise.all(live.map((one) => judge(registry, name, one, offer)))).flat();
  });
  return (await Promise.all(judged)).flat();
};
