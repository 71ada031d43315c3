import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../setup/refusal.mjs';

/**
 * Creates the data folder and checks that it can be written.
 *
 * @throws Refusal when it is a file, or we may not write to it
 */
export const ensureDataFolder = async (dataDir: string): Promise<void> => {
  try {
    await mkdir(dataDir, { recursive: true });
    await rm(await mkdtemp(path.join(dataDir, 'probe-')), { recursive: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Refusal(`DATA_DIR is ${dataDir}, and nothing can be written there (${code}).`);
  }
};
