import path from 'node:path';
import { type ReleaseRecord, releaseRecordSchema } from '@sundara/contracts/federation';
import { documentHash } from '../compose/document-hash.ts';
import { checkSchema, parseJson } from '../json-text.ts';
import { Refusal, Tampered } from '../refusal.ts';
import type { Context } from './context.ts';
import type { ReleaseName, StoredRelease } from './registry.ts';
import { readReleaseLog } from './release-logs.ts';
import { folderOf, nameOf, RECORD_FILE, SHELL_ID } from './release-name.ts';

const placeOf = (name: ReleaseName): string => path.posix.join(folderOf(name), RECORD_FILE);

/** The record of a release as it lies there, checked by its schema alone; undefined when none does. */
export const readUnpinnedRecord = async (
  { files }: Context,
  name: ReleaseName,
): Promise<ReleaseRecord | undefined> => {
  const place = placeOf(name);
  const content = await files.read(place);
  return content && checkSchema(place, releaseRecordSchema, parseJson(place, content.toString('utf8')));
};

/**
 * The record of a release, checked by the hash that a composition or a log pins.
 *
 * @throws Refusal when it is missing, another one, or breaks its schema
 */
export const readRecord = async (
  { files }: Context,
  name: ReleaseName,
  hash: string,
): Promise<ReleaseRecord> => {
  const place = placeOf(name);
  const content = await files.read(place);
  if (!content)
    throw new Refusal(
      `The files of ${nameOf(name)} are not there (${place}): restore them, or promote another version.`,
    );
  const record = parseJson(place, content.toString('utf8'));
  if (documentHash(record) !== hash)
    throw new Tampered(
      `${place} is not the record that was published as ${nameOf(name)}, as its hash tells: restore it, or promote another version.`,
    );
  return checkSchema(place, releaseRecordSchema, record);
};

const storedRelease = async (context: Context, name: ReleaseName, hash: string): Promise<StoredRelease> => ({
  record: await readRecord(context, name, hash),
  hash,
});

export const readRelease = async (
  context: Context,
  name: ReleaseName,
): Promise<StoredRelease | undefined> => {
  const log = await readReleaseLog(context, name.id);
  const hash = log?.releases[name.version];
  return hash === undefined ? undefined : storedRelease(context, name, hash);
};

/** Every published release, the shell's first, then by id; of one id by time of publishing. */
export const listReleases = async (context: Context): Promise<readonly StoredRelease[]> => {
  const ids = (await context.documents.list('releases/')).map((name) => name.slice('releases/'.length));
  const ordered = [...ids.filter((id) => id === SHELL_ID), ...ids.filter((id) => id !== SHELL_ID)];
  const found: StoredRelease[] = [];
  for (const id of ordered) {
    const log = await readReleaseLog(context, id);
    const releases = await Promise.all(
      Object.entries(log?.releases ?? {}).map(([version, hash]) =>
        storedRelease(context, { id, version }, hash),
      ),
    );
    found.push(...releases.sort((a, b) => (a.record.publishedAt < b.record.publishedAt ? -1 : 1)));
  }
  return found;
};
