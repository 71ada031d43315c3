import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder of one's own. The test command removes what a killed test leaves behind, with its TMPDIR. */
export const makeTemporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'sundara-test-'));

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 3 });
