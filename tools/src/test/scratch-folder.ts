import { chmod, mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

const IN_MEMORY = '/dev/shm';
/** A run's databases, registries and browser profiles take one or two gigabytes at a time. */
const ROOM_BYTES = 4 * 1024 ** 3;
/** The owner's process id, and a suffix that makes the name unique. */
const OWNER = /^sundara-run-(\d+)-/;

/**
 * Runs something with its own folder for temporary files, which is removed afterwards, as are folders of runs that were
 * killed. It is in memory where there is room: a disk takes ten times as long to create and remove the hundreds of
 * small files of each test database.
 *
 * @param run gets the environment with TMPDIR, and with DISK_TMPDIR for files that must be on a disk, such as hard
 *   links to packages
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
  // PostgreSQL runs as its own user and needs access to folders below.
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
 * Whether the folder is in memory and programs may be loaded from it, as tests do that work on a copy of the product.
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
    // A process that we may not signal is running, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};
