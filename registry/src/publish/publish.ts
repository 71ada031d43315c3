import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ReleaseRecord, releaseRecordSchema } from '@sundara/contracts/federation';
import {
  type Actor,
  NO_REASON,
  type Registry,
  type ReleaseName,
  type StoredRelease,
} from '../core/registry.ts';
import { folderOf, nameOf, RECORD_FILE } from '../core/release-name.ts';
import { canonicalJson } from '../documents/canonical-json.ts';
import { documentHash } from '../documents/document-hash.ts';
import { Refusal } from '../refusal.ts';
import { type Build, readBuild } from './read-build.ts';
import { storeFile } from './release-file.ts';
import { type Reservation, reserve } from './reservation.ts';

/** Number of files stored concurrently: enough to keep compression and network busy. */
const AT_ONCE = 8;

export interface PublishProgress {
  readonly stored: number;
  readonly total: number;
}

const refusePublished = (name: ReleaseName): never => {
  throw new Refusal(`${nameOf(name)} is published already and stays as it is: build a new version.`);
};

/** Browsers may have cached the files of a removed version forever, so its number can't be used for other files. */
const refuseRemoved = async (registry: Registry, name: ReleaseName): Promise<void> => {
  for await (const { act, details } of registry.history(`releases/${name.id}`))
    if (act === 'remove' && details.release === nameOf(name))
      throw new Refusal(`${nameOf(name)} was published once and removed: build a new version.`);
};

const storeFiles = async (
  registry: Registry,
  build: Build,
  source: string,
  reservation: Reservation,
  onProgress: (progress: PublishProgress) => void,
): Promise<ReleaseRecord['files']> => {
  const waiting = [...build.files];
  const total = waiting.length;
  const stored: [string, ReleaseRecord['files'][string]][] = [];
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      reservation.require();
      const place = path.posix.join(folderOf(build.manifest), file);
      stored.push([file, await storeFile(registry.files, place, await readFile(path.join(source, file)))]);
      onProgress({ stored: stored.length, total });
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  // The next publisher may begin only when no write is in progress.
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return Object.fromEntries(stored.sort(([a], [b]) => (a < b ? -1 : 1)));
};

const commit = async (
  registry: Registry,
  record: ReleaseRecord,
  hash: string,
  actor: Actor,
  reservation: Reservation,
): Promise<void> => {
  const { id, version } = record;
  await registry.changeReleases(id, actor, async ({ releases }) => {
    reservation.require();
    if (Object.hasOwn(releases, version)) refusePublished(record);
    return {
      act: 'publish',
      details: { release: nameOf(record), record: hash },
      next: { releases: { ...releases, [version]: hash } },
    };
  });
};

/**
 * Adds a build to the registry permanently: its files, each with hash, size and compressed forms, its record, and last
 * its line in the signed log of its id, which publishes it. A publisher that is killed before that has published
 * nothing, and the next one starts over.
 *
 * @throws Refusal when the version is published, was removed, or is being published; when the folder has no valid
 * build; when the id's key isn't here
 */
export const publish = async (
  registry: Registry,
  folder: string,
  actor: Actor,
  onProgress: (progress: PublishProgress) => void = () => {},
): Promise<StoredRelease> => {
  const source = path.resolve(folder);
  const build = await readBuild(source);
  const { id, version } = build.manifest;
  if (await registry.isPublished({ id, version })) refusePublished({ id, version });
  await registry.requireKey(`releases/${id}`);
  await refuseRemoved(registry, { id, version });
  const reservation = await reserve(registry.documents, { id, version }, actor.who);
  try {
    // A previous holder of the reservation may have published it meanwhile.
    if (await registry.isPublished({ id, version })) refusePublished({ id, version });
    await registry.files.remove(folderOf({ id, version }));
    const files = await storeFiles(registry, build, source, reservation, onProgress);
    const record = releaseRecordSchema.parse({
      ...build.manifest,
      files,
      publishedAt: new Date().toISOString(),
      publishedBy: actor.who,
      ...(actor.why !== NO_REASON && { notes: actor.why }),
    });
    const hash = documentHash(record);
    const place = path.posix.join(folderOf(record), RECORD_FILE);
    await registry.files.write(place, Buffer.from(canonicalJson(record)));
    await commit(registry, record, hash, actor, reservation);
    return { record, hash };
  } finally {
    await reservation.release();
  }
};
