import { chmod, mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

const IN_MEMORY = '/dev/shm';
/** A run's databases, registries and browser profiles come to one or two gigabytes at a time. */
const ROOM_BYTES = 4 * 1024 ** 3;
/** Its owner's process id, and what makes the name one of its kind. */
const OWNER = /^sundara-run-(\d+)-/;

/**
 * Runs something with a folder for temporary files of its own, which is removed afterwards; folders of runs that were
 * killed are removed on the way. It lies in memory where there is room: a disk takes ten times as long to make and remove
 * the hundreds of small files of which each test database consists.
 *
 * @param run gets the environment with TMPDIR, and with DISK_TMPDIR for what is to lie on a disk, as hard links to
 *   packages do
 */
export const withScratchFolder = async <T>(
  environment: NodeJS.ProcessEnv,
  run: (environment: NodeJS.ProcessEnv) => Promise<T>,
): Promise<T> => {
  const onDisk = environment.TMPDIR ?? tmpdir();
  const quickest = environment.TMPDIR ?? ((await hasRoomInMemory()) ? IN_MEMORY : onDisk);
  const [TMPDIR, DISK_TMPDIR] = [await folderIn(quickest), await folderIn(onDisk)];
  try {
    return await run({ ...environment, TMPDIR, DISK_TMPDIR });
  } finally {
    for (const folder of [TMPDIR, DISK_TMPDIR])
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
};

const folderIn = async (base: string): Promise<string> => {
  await removeLeftOver(base);
  const folder = await mkdtemp(path.join(base, `sundara-run-${process.pid}-`));
  // PostgreSQL runs as a user of its own, below.
  await chmod(folder, 0o711);
  return folder;
};

const hasRoomInMemory = async (): Promise<boolean> => {
  try {
    const [mounts, { bavail, bsize }] = await Promise.all([
      readFile('/proc/mounts', 'utf8'),
      statfs(IN_MEMORY),
    ]);
    return isMemory(mounts) && Math.min(bavail * bsize, freemem() - ROOM_BYTES) >= ROOM_BYTES;
  } catch {
    // No such folder: another system than Linux.
    return false;
  }
};

/**
 * Whether the folder is one in memory from which programs may be loaded, as tests do that work on a copy of the product.
 *
 * @param mounts as /proc/mounts has them: 'tmpfs /dev/shm tmpfs rw,nosuid,noexec 0 0'
 */
export const isMemory = (mounts: string): boolean => {
  const mount = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, place]) => place === IN_MEMORY);
  const [, , kind, options = ''] = mount ?? [];
  return kind === 'tmpfs' && !options.split(',').includes('noexec');
};

const removeLeftOver = async (base: string): Promise<void> => {
  for (const name of await readdir(base)) {
    const owner = OWNER.exec(name)?.[1];
    if (owner !== undefined && !isRunning(Number(owner)))
      await rm(path.join(base, name), { recursive: true, force: true });
  }
};

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Not ours to signal is running all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};
