import { readFile } from 'node:fs/promises';
import type { WrittenBackup } from '@sundara/node/backup';
import type { Registry } from '../core/registry.ts';

/** Every document's name and text, a line of JSON each. */
export const DOCUMENTS = 'registry/documents.jsonl';
/** Below it lie the files of releases, under their paths. */
export const FILES = 'registry/files/';
export const TRUST = 'registry/trust.json';

const isOnlyAdded = (name: string): boolean => /^(?:acts|compositions)\//.test(name);

/**
 * Saves the registry: first the documents that change, then the acts and compositions that they name, which are only
 * added, as somebody may promote meanwhile; then the files. A document names only files that were there before it, and
 * what nothing names is removed a week later at the earliest (`gc`), so the files that the documents need are there.
 * Private keys are not saved: they are elsewhere, or should be.
 */
export const saveRegistry = async (
  { documents, files, keys }: Pick<Registry, 'documents' | 'files' | 'keys'>,
  backup: WrittenBackup,
): Promise<void> => {
  const lines: string[] = [];
  for (const isWanted of [(name: string) => !isOnlyAdded(name), isOnlyAdded])
    for (const name of (await documents.list('')).filter(isWanted)) {
      const found = await documents.read(name);
      // Removed since it was listed.
      if (found) lines.push(JSON.stringify({ name, text: found.text }));
    }
  await backup.write(DOCUMENTS, Buffer.from(lines.map((line) => `${line}\n`).join('')));
  const trust = await readFile(keys.places.trustFile).catch(nothing);
  if (trust) await backup.write(TRUST, trust);
  const paths = await files.list('');
  for (const path of paths) {
    const content = await files.read(path);
    if (content) await backup.write(`${FILES}${path}`, content);
  }
  backup.tell('registry', { documents: lines.length, files: paths.length });
};

/** A registry in which nobody made a key yet trusts nobody. */
const nothing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};
