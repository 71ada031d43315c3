import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type ReleaseRecord, releaseRecordSchema } from '@sundara/contracts/federation';
import { Refusal, systemCode } from '../refusal.ts';
import { writeDocument } from '../store/document.ts';
import { type Layout, RECORD_FILE } from '../store/layout.ts';
import { nameOf } from '../store/releases.ts';
import { type Build, readBuild } from './read-build.ts';
import { storeFile } from './release-file.ts';

const ABANDONED_AFTER_MS = 3_600_000;

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

const fill = async (build: Build, folder: string, target: string): Promise<ReleaseRecord> => {
  const stored = build.files.map(
    async (file) => [file, await storeFile(path.join(folder, file), path.join(target, file))] as const,
  );
  const record = releaseRecordSchema.parse({
    ...build.manifest,
    files: Object.fromEntries(await Promise.all(stored)),
    publishedAt: new Date().toISOString(),
  });
  await writeDocument(path.join(target, RECORD_FILE), record);
  return record;
};

/** Removes what commands that were cut off have left behind: no publishing takes an hour. */
const clearAbandoned = async (layout: Layout): Promise<void> => {
  const drafts = await readdir(layout.incoming).catch(() => []);
  for (const draft of drafts.map((name) => path.join(layout.incoming, name))) {
    const { mtimeMs = Number.POSITIVE_INFINITY } = await stat(draft).catch(() => ({ mtimeMs: undefined }));
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(draft, { recursive: true, force: true });
  }
};

/**
 * Takes a build into the registry for good: its files, each with hash, size and compressed forms, and its
 * record. A release appears whole, by one rename, or not at all.
 *
 * @throws Refusal when the version is there already, or the folder holds no sound build
 */
export const publish = async (layout: Layout, folder: string): Promise<ReleaseRecord> => {
  const build = await readBuild(path.resolve(folder));
  const { id, version } = build.manifest;
  const release = layout.release(id, version);
  const refuse = () => {
    throw new Refusal(
      `${nameOf({ id, version })} is published already and stays as it is: build a new version.`,
    );
  };
  if (await exists(release)) refuse();
  const draft = path.join(layout.incoming, `${id}-${version}-${randomUUID()}`);
  try {
    await clearAbandoned(layout);
    await mkdir(path.dirname(release), { recursive: true });
    await mkdir(draft, { recursive: true });
    const record = await fill(build, path.resolve(folder), draft);
    await rename(draft, release);
    return record;
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => {});
    const code = systemCode(error);
    if (code === 'ENOTEMPTY' || code === 'EEXIST') refuse();
    if (code) throw new Refusal(`${nameOf({ id, version })} can't be stored in ${layout.root} (${code}).`);
    throw error;
  }
};
