import { BackupFault, type BackupPart } from '@sundara/node/backup';
import { openRegistry, settingsFrom } from '../core/open-registry.ts';
import type { Registry } from '../core/registry.ts';
import { Refusal } from '../refusal.ts';
import { loadRegistry } from './load-registry.ts';
import { saveRegistry } from './save-registry.ts';

/** Environments, releases with their files, and whom the registry trusts; no private key. */
export const part: BackupPart = {
  name: 'registry',
  save: (env, backup) => withRegistry(env, (registry) => saveRegistry(registry, backup)),
  load: (env, backup) => withRegistry(env, (registry) => loadRegistry(registry, backup)),
};

const withRegistry = async (
  env: Parameters<BackupPart['save']>[0],
  work: (registry: Registry) => Promise<void>,
): Promise<void> => {
  try {
    const registry = await openRegistry(settingsFrom(env));
    await work(registry).finally(() => registry.close());
  } catch (error) {
    throw error instanceof Refusal ? new BackupFault(error.message, { cause: error }) : error;
  }
};
