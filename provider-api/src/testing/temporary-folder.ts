import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'sundara-test-';

/** A new folder for this process. Folders that killed test processes left behind are removed on the way. */
export async function makeTemporaryFolder(): Promise<string> {
  for (const name of await readdir(tmpdir())) {
    const owner = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : Number.NaN;
    if (owner > 0 && !isRunning(owner)) await removeFolder(join(tmpdir(), name));
  }
  return await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not ours to signal is running all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
