import { LRUCache } from 'lru-cache';
import { readPinned } from '../compose/read-pinned.ts';
import { readComposition } from '../core/compositions.ts';
import type { Context } from '../core/context.ts';
import { readRecord } from '../core/records.ts';
import type { PinnedRelease } from '../core/registry.ts';
import { readReleaseLog } from '../core/release-logs.ts';
import { nameOf } from '../core/release-name.ts';
import { Refusal, Tampered } from '../refusal.ts';
import { type RunSet, runSetOf } from '../site/live/run-set.ts';
import type { NamedSet } from '../site/render/remote/render-call.ts';

const MOST_KEPT = 20;

const keyOf = ({ composition, assetsUrl, leftOut }: NamedSet): string =>
  JSON.stringify([composition, assetsUrl, Object.keys(leftOut).sort()]);

/**
 * Who calls may name any composition, so its releases count only if their teams have signed them: a composition by
 * itself is anybody's who can write documents.
 */
const readSigned = async (context: Context, release: PinnedRelease) => {
  const log = await readReleaseLog(context, release.id);
  if (log?.releases[release.version] !== release.record)
    throw new Tampered(`${nameOf(release)} is not a release that its team has signed: nothing of it is run.`);
  return readRecord(context, release, release.record);
};

const readSet = async (context: Context, named: NamedSet): Promise<RunSet> => {
  const { composition: id, assetsUrl } = named;
  const document = await readComposition(context, id);
  if (!document)
    throw new Refusal(
      `The composition ${id} is not in this registry: site and render servers must share one.`,
    );
  const left = new Map(Object.entries(named.leftOut).map(([remote, why]) => [remote, new Refusal(why)]));
  const faults = new Set(left.values());
  const read = async (release: PinnedRelease) => {
    const fault = left.get(release.id);
    if (fault) throw fault;
    return readSigned(context, release);
  };
  // Only what the page runs without is left out: a page of other releases would not be the one that is taken over.
  const pinned = await readPinned(document, read, (fault) => faults.has(fault));
  return runSetOf({ id, document, ...pinned }, new Map(), { assetsUrl });
};

/** Reads sets by their names; each is read once while it is needed, and checked: hashes, signatures, schemas. */
export const createNamedSets = (context: Context) => {
  const sets = new LRUCache<string, Promise<RunSet>>({ max: MOST_KEPT });
  /** @throws Refusal when a document, a record or a signature is missing or wrong */
  return (named: NamedSet): Promise<RunSet> => {
    const key = keyOf(named);
    const known = sets.get(key);
    if (known) return known;
    const reading = readSet(context, named);
    sets.set(key, reading);
    reading.catch(() => sets.delete(key));
    return reading;
  };
};
