import { createHash } from 'node:crypto';
import { mkdir, realpath } from 'node:fs/promises';
import net from 'node:net';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from './database-error.ts';
import { findOtherClaimant, LONGEST_CLAIM_NAME, listen, makeClaim } from './folder-claim.ts';

const ATTEMPTS = 10;
/** Longest Unix socket address that works everywhere (macOS 104 bytes, Linux 108, including the final zero). */
const LONGEST_ADDRESS = 103;
/** Short and the same for all processes: TMPDIR may be too long, and differ between processes that want one folder. */
const SYSTEM_FOLDER = '/tmp';

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Keeps other processes out of a folder as long as this process lives.
 *
 * Each process that wants the folder puts a listening socket of its own into `<folder>.lock/` and then looks at the
 * others there: one that listens has the folder, one that doesn't was left by a process that died. As no name is
 * used twice, removing a dead socket can't remove a live one, however many processes start at once.
 *
 * @throws DatabaseError DATABASE_LOCKED, with a sentence that names the process
 */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  if (process.platform === 'win32') return lockPipe(folder);
  const claims = await claimsFolder(folder);
  for (let attempt = 1; ; attempt += 1) {
    const claim = await makeClaim(claims);
    const other = await findOtherClaimant(claims, claim.file);
    if (!other) {
      claim.hold();
      return { release: claim.withdraw };
    }
    await claim.withdraw();
    if (other.state === 'held' || attempt === ATTEMPTS) throw locked(folder, `process ${other.pid}`);
    // Both have just started: wait for a random time, so that one of them finds itself alone.
    await sleep(20 + Math.random() * 200);
  }
};

/** `<folder>.lock`; where that is too long for a socket address, a folder named by hash in the system's folder. */
const claimsFolder = async (folder: string): Promise<string> => {
  await mkdir(dirname(folder), { recursive: true });
  const real = join(await realpath(dirname(folder)), basename(folder));
  const beside = `${real}.lock`;
  const fits = Buffer.byteLength(beside) + LONGEST_CLAIM_NAME <= LONGEST_ADDRESS;
  const claims = fits ? beside : join(SYSTEM_FOLDER, `sundara-${hashOf(real)}.lock`);
  await mkdir(claims, { recursive: true });
  return claims;
};

/** Windows drops a pipe with its process and refuses a second one of the same name. */
const lockPipe = async (folder: string): Promise<FolderLock> => {
  const server = net.createServer((socket) => socket.destroy());
  try {
    await listen(server, `\\\\.\\pipe\\sundara-${hashOf(resolve(folder).toLowerCase())}`);
  } catch (error) {
    throw locked(folder, 'another process', { cause: error });
  }
  server.unref();
  return { release: () => new Promise((done) => server.close(() => done())) };
};

const locked = (folder: string, holder: string, options?: ErrorOptions): DatabaseError => {
  return new DatabaseError(
    'DATABASE_LOCKED',
    `The database folder ${folder} is already in use by ${holder}. Stop it first, or set DATA_DIR to another folder.`,
    options,
  );
};

const hashOf = (text: string): string => {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
};
