import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { systemCode } from '../refusal.ts';

/** The versions of one document are files of its folder: '1.json', '2.json'. The highest is the document. */
const VERSION = /^(\d+)\.json$/;

/** How long a replaced version is kept, for processes that are about to read or replace it. */
export const KEPT_MS = 60_000;

/** Numbers of the existing versions, lowest first. */
export const versionsIn = async (folder: string): Promise<readonly number[]> => {
  try {
    const names = await readdir(folder);
    return names.flatMap((name) => Number(VERSION.exec(name)?.[1] ?? [])).sort((a, b) => a - b);
  } catch (error) {
    const code = systemCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
};

export const versionFile = (folder: string, version: number): string => path.join(folder, `${version}.json`);

const settle = async (folder: string): Promise<void> => {
  // Windows can't open a folder; there only the file itself is flushed.
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
};

/**
 * Adds a version atomically and durably, unless somebody else has added it: of all processes that link to the same name
 * the system lets one win, so no lock is needed, which a killed process could leave behind.
 */
export const addVersion = async (
  drafts: string,
  folder: string,
  version: number,
  text: string,
): Promise<boolean> => {
  const draft = path.join(drafts, randomUUID());
  await mkdir(drafts, { recursive: true });
  try {
    await writeFile(draft, text, { flush: true });
    await link(draft, versionFile(folder, version));
    await settle(folder);
    return true;
  } catch (error) {
    const code = systemCode(error);
    // The folder is missing when somebody removed the document meanwhile.
    if (code === 'EEXIST' || code === 'ENOENT') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
};

/** Removes versions that were replaced long ago, the oldest first. */
export const prune = async (folder: string, versions: readonly number[], now: number): Promise<void> => {
  for (const version of versions.slice(0, -1)) {
    const file = versionFile(folder, version);
    // The change time is that of the link; the text may be much older.
    const made = await stat(file).then(
      ({ ctimeMs }) => ctimeMs,
      () => now,
    );
    if (now - made < KEPT_MS) return;
    await rm(file, { force: true });
  }
};
