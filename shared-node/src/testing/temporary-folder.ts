import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a new temporary folder. The test command removes the folders of killed tests with its TMPDIR. */
export const makeTemporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'sundara-test-'));

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 3 });
