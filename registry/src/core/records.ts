import path from 'node:path';
import { type Reason, type ReleaseRecord, releaseRecordSchema } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import { documentHash } from '../documents/document-hash.ts';
import { checkSchema, complaintOf, parseJson } from '../json-text.ts';
import { Refusal, Tampered, Unreadable } from '../refusal.ts';
import type { Context } from './context.ts';
import { contradictionIn } from './contradiction.ts';
import type { ReleaseList, ReleaseName, StoredRelease, UnreadableRelease } from './registry.ts';
import { readReleaseLog } from './release-logs.ts';
import { folderOf, nameOf, RECORD_FILE, SHELL_ID } from './release-name.ts';

const placeOf = (name: ReleaseName): string => path.posix.join(folderOf(name), RECORD_FILE);

/** The stored record of a release, checked only against its schema; undefined when there is none. */
export const readUnpinnedRecord = async (
  { files }: Context,
  name: ReleaseName,
): Promise<ReleaseRecord | undefined> => {
  const place = placeOf(name);
  const content = await files.read(place);
  return content && checkSchema(place, releaseRecordSchema, parseJson(place, content.toString('utf8')));
};

/**
 * The record of a release, checked against the hash that a composition or a log pins.
 *
 * @throws Refusal when it is missing; Tampered when the hash differs; Unreadable when the hash matches but this program
 * can't read it
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
  return understood(name, record);
};

/** @throws Unreadable */
const understood = (name: ReleaseName, content: unknown): ReleaseRecord => {
  const can = (why: string) =>
    new Unreadable(
      `${nameOf(name)} can't be read here (${why}): if a newer program published it, update this one; else promote another version.`,
    );
  const parsed = z.safeParse(releaseRecordSchema, content);
  if (!parsed.success) throw can(complaintOf(parsed.error));
  const record = parsed.data;
  const fault =
    nameOf(record) === nameOf(name) ? contradictionIn(record) : `it says that it is ${nameOf(record)}`;
  if (fault) throw can(fault);
  return record;
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

/** Unreadable releases are listed too, so that one of them doesn't hide the others. */
const readListed = async (
  context: Context,
  name: ReleaseName,
  hash: string,
): Promise<StoredRelease | UnreadableRelease> => {
  try {
    return await storedRelease(context, name, hash);
  } catch (error) {
    if (error instanceof Unreadable) return { ...name, why: error.message };
    throw error;
  }
};

/** Every published release: the shell's first, then by id; within one id by time of publishing. */
export const listReleases = async (context: Context): Promise<ReleaseList> => {
  const ids = (await context.documents.list('releases/')).map((name) => name.slice('releases/'.length));
  const ordered = [...ids.filter((id) => id === SHELL_ID), ...ids.filter((id) => id !== SHELL_ID)];
  const releases: StoredRelease[] = [];
  const unreadable: UnreadableRelease[] = [];
  const withdrawn = new Map<string, Reason>();
  for (const id of ordered) {
    const log = await readReleaseLog(context, id);
    for (const [version, reason] of Object.entries(log?.withdrawn ?? {}))
      withdrawn.set(nameOf({ id, version }), reason);
    const found = await Promise.all(
      Object.entries(log?.releases ?? {}).map(([version, hash]) =>
        readListed(context, { id, version }, hash),
      ),
    );
    const readable = found.filter((one) => 'record' in one);
    releases.push(...readable.sort((a, b) => (a.record.publishedAt < b.record.publishedAt ? -1 : 1)));
    unreadable.push(...found.filter((one) => 'why' in one));
  }
  return { releases, unreadable, withdrawn };
};
