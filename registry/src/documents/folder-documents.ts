import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Refusal, systemCode } from '../refusal.ts';
import { checkDocumentName } from './document-name.ts';
import type { DocumentStore, StoredDocument } from './document-store.ts';
import { addVersion, KEPT_MS, prune, versionFile, versionsIn } from './versions.ts';

/** The folder for texts before they get their final place; no document's name can start like this. */
const DRAFTS = '.drafts';
const READ_ATTEMPTS = 100;

interface Marks {
  readonly ino: bigint;
  readonly mtimeNs: bigint;
}

/** The number alone isn't enough if a document was removed and created again, or edited by hand. */
const revisionOf = (version: number, { ino, mtimeNs }: Marks): string => `${version}-${ino}-${mtimeNs}`;

const readVersion = async (folder: string, version: number): Promise<StoredDocument> => {
  const handle = await open(versionFile(folder, version), 'r');
  try {
    const marks = await handle.stat({ bigint: true });
    return { text: await handle.readFile('utf8'), revision: revisionOf(version, marks) };
  } finally {
    await handle.close();
  }
};

const readMarks = async (folder: string, version: number): Promise<string> =>
  revisionOf(version, await stat(versionFile(folder, version), { bigint: true }));

/** Reads the highest version. It may be replaced and removed between two steps, so the read is retried. */
const atLatest = async <T>(
  folder: string,
  look: (folder: string, version: number) => Promise<T>,
): Promise<T | undefined> => {
  for (let attempt = 0; attempt < READ_ATTEMPTS; attempt += 1) {
    const version = (await versionsIn(folder)).at(-1);
    if (version === undefined) return undefined;
    try {
      return await look(folder, version);
    } catch (error) {
      if (systemCode(error) !== 'ENOENT') throw error;
    }
  }
  throw new Refusal(`${folder} changes too fast to be read: try again.`);
};

const namesBelow = async (root: string, folder: string): Promise<readonly string[]> => {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  });
  const deeper = entries
    .filter((entry) => entry.isDirectory() && entry.name !== DRAFTS)
    .map((entry) => namesBelow(root, path.posix.join(folder, entry.name)));
  const isDocument = entries.some((entry) => entry.isFile() && /^\d+\.json$/.test(entry.name));
  return [...(isDocument ? [folder] : []), ...(await Promise.all(deeper)).flat()];
};

/**
 * Documents in a folder, for processes of one machine or of several that share it. Every document is a folder of
 * numbered versions; a write adds the next number, which the file system grants to one process only.
 *
 * @throws Refusal naming the place and the system error code, from every call that can't read or write there
 */
export const folderDocuments = (root: string): DocumentStore => {
  const drafts = path.join(root, DRAFTS);
  const folderOf = (name: string) => path.join(root, ...checkDocumentName(name).split('/'));
  const refusing = async <T>(name: string, verb: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const code = systemCode(error);
      if (code === undefined) throw error;
      throw new Refusal(`${path.join(root, name)} can't be ${verb} (${code}).`);
    }
  };

  const write = async (name: string, text: string, expected: string | undefined) => {
    const folder = folderOf(name);
    const started = performance.now();
    const versions = await versionsIn(folder);
    if ((await atLatest(folder, readMarks)) !== expected) return undefined;
    await mkdir(folder, { recursive: true });
    const next = (versions.at(-1) ?? 0) + 1;
    if (!(await addVersion(drafts, folder, next, text))) return undefined;
    if (performance.now() - started > KEPT_MS / 2)
      throw new Refusal(
        `${path.join(root, name)} took too long to write: look whether it was, and try again.`,
      );
    await prune(folder, [...versions, next], Date.now());
    return readMarks(folder, next);
  };

  return {
    read: (name) => refusing(name, 'read', () => atLatest(folderOf(name), readVersion)),
    revision: (name) => refusing(name, 'read', () => atLatest(folderOf(name), readMarks)),
    write: (name, text, expected) => refusing(name, 'written', () => write(name, text, expected)),
    list: (prefix) =>
      refusing(prefix, 'read', async () => {
        const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
        if (folder !== '') checkDocumentName(folder.slice(0, -1));
        const names = await namesBelow(root, folder === '' ? '' : folder.slice(0, -1));
        return names.filter((name) => name.startsWith(prefix)).sort();
      }),
    remove: (name) =>
      refusing(name, 'removed', async () => {
        const gone = path.join(drafts, randomUUID());
        await mkdir(drafts, { recursive: true });
        // With a single rename, so that nobody finds an older version after the newest is gone.
        await rename(folderOf(name), gone).catch((error: unknown) => {
          if (systemCode(error) !== 'ENOENT') throw error;
        });
        await rm(gone, { recursive: true, force: true });
      }),
    close: async () => {},
  };
};
