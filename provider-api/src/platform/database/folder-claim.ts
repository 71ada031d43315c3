import { randomBytes } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import net from 'node:net';
import { join } from 'node:path';

const PROBE_LIMIT_MS = 1000;

/** The longest name of a claim, with the slash before it: process id and eight random hex digits. */
export const LONGEST_CLAIM_NAME = '/9999999999-00000000.sock'.length;

export interface Claim {
  readonly file: string;
  /** From now on other processes get the answer that the folder is held, not only wanted. */
  hold(): void;
  withdraw(): Promise<void>;
}

export interface Claimant {
  readonly state: 'held' | 'trying';
  readonly pid: number;
}

/** Puts a listening socket of this process into the folder, under a name that is never used again. */
export const makeClaim = async (claims: string): Promise<Claim> => {
  const name = `${process.pid}-${randomBytes(4).toString('hex')}`;
  const path = join(claims, `${name}.sock`);
  let state = 'trying';
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.end(state);
  });
  // It listens under a temporary name first, so that a socket that is visible under its own name always listens.
  const hidden = join(claims, `${name}.new`);
  await listen(server, hidden);
  await rename(hidden, path);
  server.unref();
  return {
    file: `${name}.sock`,
    hold: () => {
      state = 'held';
    },
    withdraw: async () => {
      await rm(path, { force: true });
      server.close();
    },
  };
};

/** Another live claimant, preferring one that holds to one that tries. Removes the sockets of dead ones. */
export const findOtherClaimant = async (claims: string, own: string): Promise<Claimant | undefined> => {
  let found: Claimant | undefined;
  for (const file of await readdir(claims)) {
    if (file === own || !file.endsWith('.sock')) continue;
    const state = await probe(join(claims, file));
    if (state === 'dead') await rm(join(claims, file), { force: true });
    else if (found?.state !== 'held') found = { state, pid: Number.parseInt(file, 10) };
  }
  return found;
};

export const listen = (server: net.Server, path: string): Promise<void> => {
  return new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(path, listening);
  });
};

/** A suspended or busy process answers late or not at all, but still holds its lock. */
const probe = (path: string): Promise<Claimant['state'] | 'dead'> => {
  return new Promise((done) => {
    const socket = net.connect(path);
    socket.setTimeout(PROBE_LIMIT_MS, () => socket.destroy());
    socket.on('data', (answer) => done(answer.toString() === 'trying' ? 'trying' : 'held'));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      done(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? 'dead' : 'held'),
    );
    socket.on('close', () => done('held'));
  });
};
