import {
  type CompositionDocument,
  type EnvironmentDocument,
  findMisfits,
  type ReleaseRecord,
} from '@sundara/contracts/federation';
import { releasesOf } from '../../compose/releases-of.ts';
import { actsFrom } from '../../core/acts.ts';
import { readComposition } from '../../core/compositions.ts';
import type { Context } from '../../core/context.ts';
import { readRecord } from '../../core/records.ts';
import type { ReleaseName } from '../../core/registry.ts';
import { withdrawalOf } from '../../core/release-logs.ts';
import { nameOf } from '../../core/release-name.ts';
import { remoteFacts, shellFacts } from '../../gate/facts.ts';
import { Refusal } from '../../refusal.ts';

/** How many acts back a version can still be a fallback. */
const ACTS_LOOKED_AT = 50;

type Pinned = ReleaseName & { readonly record: string };

/** Whether a release could replace the one with its id. */
export const fitsAmong = (records: readonly ReleaseRecord[], candidate: ReleaseRecord): boolean => {
  const shell = records.find(({ kind }) => kind === 'shell');
  const others = records.filter(({ kind, id }) => kind === 'remote' && id !== candidate.id);
  return (
    shell !== undefined &&
    findMisfits(shellFacts(shell), [...others, candidate].map(remoteFacts)).length === 0
  );
};

/** Whether pages may fall back to a release: not if it was withdrawn, nor while that is unknown. */
export const isOffered = async (context: Context, release: ReleaseName): Promise<boolean> => {
  try {
    return (await withdrawalOf(context, release)) === undefined;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

/** The compositions that an environment ran before, newest first, each with the one that replaced it. */
async function* departures(context: Context, document: EnvironmentDocument) {
  let looked = 0;
  for await (const act of actsFrom(context.documents, `environment/${document.environment}`, document)) {
    if (act.from !== null && act.to !== null && act.from !== act.to) {
      const [from, to] = [await readComposition(context, act.from), await readComposition(context, act.to)];
      if (from && to) yield { act: act.act, from, to };
    }
    looked += 1;
    if (looked === ACTS_LOOKED_AT) return;
  }
}

/** Every earlier version of each remote in the environment, newest first, except those that were rolled back. */
const formerOf = async (
  context: Context,
  document: EnvironmentDocument,
  running: CompositionDocument,
): Promise<readonly Pinned[]> => {
  const former = new Map<string, Pinned>();
  const rolledBack = new Set<string>();
  const current = new Set(releasesOf(running).map(nameOf));
  try {
    for await (const { act, from, to } of departures(context, document)) {
      const kept = new Set(releasesOf(to).map(nameOf));
      for (const release of releasesOf(from)) {
        const name = nameOf(release);
        if (act === 'rollback' && !kept.has(name)) rolledBack.add(name);
        if (!current.has(name) && !rolledBack.has(name) && !former.has(name)) former.set(name, release);
      }
    }
  } catch (error) {
    // A history with a gap leaves a page with fewer fallbacks, but must not break it.
    if (!(error instanceof Refusal)) throw error;
  }
  return [...former.values()];
};

/**
 * Id of each remote → the latest earlier release in this environment that is compatible with the others and was neither
 * rolled back nor withdrawn: a page falls back to it. Remotes without one are left out.
 */
export const previousReleases = async (
  context: Context,
  document: EnvironmentDocument,
  running: CompositionDocument,
  records: readonly ReleaseRecord[],
): Promise<ReadonlyMap<string, ReleaseRecord>> => {
  const found = new Map<string, ReleaseRecord>();
  const remotes = new Set(records.filter(({ kind }) => kind === 'remote').map(({ id }) => id));
  for (const release of await formerOf(context, document, running)) {
    if (!remotes.has(release.id) || found.has(release.id)) continue;
    const record = await readRecord(context, release, release.record).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
    if (record && fitsAmong(records, record) && (await isOffered(context, release)))
      found.set(release.id, record);
  }
  return found;
};
