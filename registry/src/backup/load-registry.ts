import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupFault, type ReadBackup } from '@sundara/node/backup';
import * as z from 'zod/mini';
import type { Registry } from '../core/registry.ts';
import { verifyRegistry } from '../verify/verify-registry.ts';
import { DOCUMENTS, FILES, TRUST } from './save-registry.ts';

const documentSchema = z.object({ name: z.string(), text: z.string() });

/**
 * Restores the registry into stores that are empty, and verifies every signature and hash of it.
 * @throws BackupFault if something is there, or what was restored is not as it was signed
 */
export const loadRegistry = async (
  registry: Pick<Registry, 'documents' | 'files' | 'keys'>,
  backup: ReadBackup,
): Promise<void> => {
  const { documents, files, keys } = registry;
  if ((await documents.list('')).length > 0)
    throw new BackupFault('The registry holds documents: restore into empty stores.');
  for (const name of backup.list(FILES)) await files.write(name.slice(FILES.length), await backup.read(name));
  if (backup.list(TRUST).length > 0) await restoreTrust(keys.places.trustFile, await backup.read(TRUST));
  for (const line of (await backup.read(DOCUMENTS)).toString('utf8').split('\n').filter(Boolean)) {
    const { name, text } = documentSchema.parse(JSON.parse(line));
    await documents.write(name, text, undefined);
  }
  const { faults } = await verifyRegistry(registry, () => {});
  const [first] = faults;
  if (first)
    throw new BackupFault(
      `The restored registry has ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}, the first one ${first.code} at ${first.where}: ${first.found}`,
    );
};

/** A file that is here was put here by an operator, and names whom this machine trusts. */
const restoreTrust = async (file: string, content: Buffer): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content, { flag: 'wx' }).catch(keepExisting);
};

const keepExisting = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EEXIST') throw error;
};
