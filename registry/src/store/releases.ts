import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type ReleaseRecord, releaseRecordSchema, releaseVersionSchema } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import { Refusal, systemCode } from '../refusal.ts';
import { readDocument } from './document.ts';
import { type Layout, SHELL_ID } from './layout.ts';

/** One release by what it is called, 'discovery@1.4.2'. */
export interface ReleaseName {
  readonly id: string;
  readonly version: string;
}

export const nameOf = ({ id, version }: ReleaseName): string => `${id}@${version}`;

/** Reads 'discovery@1.4.2'; undefined for anything else. */
export const parseReleaseName = (text: string): ReleaseName | undefined => {
  const [, id, version] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(text) ?? [];
  if (id === undefined || !z.safeParse(releaseVersionSchema, version).success) return undefined;
  return { id, version: version ?? '' };
};

/** The record of a release; undefined when it was never published, or its folder is gone. */
export const readRelease = async (
  layout: Layout,
  { id, version }: ReleaseName,
): Promise<ReleaseRecord | undefined> => {
  const file = layout.record(id, version);
  const record = await readDocument(file, releaseRecordSchema);
  if (record && (record.id !== id || record.version !== version))
    throw new Refusal(`${file} describes ${nameOf(record)}, yet lies in the folder of ${id}@${version}.`);
  return record;
};

const foldersIn = async (folder: string): Promise<readonly string[]> => {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [];
    throw new Refusal(`${folder} can't be read (${systemCode(error) ?? error}).`);
  }
};

/** Every published release, by id and then by time of publishing. */
export const listReleases = async (layout: Layout): Promise<readonly ReleaseRecord[]> => {
  const remotes = await foldersIn(layout.remotes);
  const folders = [
    { id: SHELL_ID, folder: layout.shell },
    ...[...remotes].sort().map((id) => ({ id, folder: path.join(layout.remotes, id) })),
  ];
  const records = folders.map(async ({ id, folder }) => {
    const versions = await foldersIn(folder);
    const found = await Promise.all(versions.map((version) => readRelease(layout, { id, version })));
    return found
      .filter((record) => record !== undefined)
      .sort((a, b) => (a.publishedAt < b.publishedAt ? -1 : 1));
  });
  return (await Promise.all(records)).flat();
};
