import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'sundara-test-';
/** The owner's process id, then what makes the name one of its kind: a folder of another program has no such name. */
const OWNER = new RegExp(`^${PREFIX}(\\d+)-`);

/** A new folder for this process. Folders that killed test processes left behind are removed on the way. */
export async function makeTemporaryFolder(): Promise<string> {
  for (const name of await readdir(tmpdir())) {
    const owner = OWNER.exec(name)?.[1];
    if (owner !== undefined && !isRunning(Number(owner))) await removeFolder(join(tmpdir(), name));
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
