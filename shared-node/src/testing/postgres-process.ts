import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, until } from '@sundara/contracts/testing';
import { GUARDIAN } from './postgres-guardian.ts';
import type { findPostgresUser } from './postgres-programs.ts';
import { connectToServer, type PostgresServer } from './postgres-server.ts';

const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 20_000;

export interface PostgresCluster extends PostgresServer {
  /**
   * Stops the server, and starts it again on the same port once the work is done. Open connections end.
   * @param how `SIGINT` ends statements in order, `SIGQUIT` is like a crash
   */
  restart(how: 'SIGINT' | 'SIGQUIT', whileDown: () => Promise<void>): Promise<void>;
  /** Stops the server and removes its files. Happens automatically when the process ends. */
  stop(): Promise<void>;
}

export interface PostgresFolder {
  /** The folder of `initdb` and `postgres`. */
  readonly programs: string;
  /** Who the server runs as; undefined for the current user. */
  readonly user: Awaited<ReturnType<typeof findPostgresUser>>;
  /** Has the server's files in `data`; it is removed when the server has stopped. */
  readonly folder: string;
  /** Password of the superuser `sundara`. */
  readonly password: string;
}

/**
 * Runs PostgreSQL on a free port of the loopback interface, and waits until it answers.
 * @param settings lines of its configuration
 * @throws Error with its log when it does not start
 */
export const runPostgres = async (
  { programs, user, folder, password }: PostgresFolder,
  settings: Readonly<Record<string, string>>,
): Promise<PostgresCluster> => {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  await appendFile(join(folder, 'data/postgresql.conf'), lines.join(''));
  const port = await freePort();
  const guardian = spawn('/bin/sh', ['-c', GUARDIAN, 'guardian', programs, folder, String(port)], {
    ...user,
    cwd: '/',
    // In its own process group, so that Ctrl-C in a terminal leaves it time to clean up.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guardian.unref();
  const server = connectToServer(`postgres://sundara:${password}@127.0.0.1:${port}/postgres`);
  await waitUntilReady(server, folder);
  return {
    ...server,
    restart: async (how, whileDown) => {
      const held = join(folder, 'held');
      await writeFile(held, '');
      process.kill(await processOf(folder), how);
      await isAway(port);
      await whileDown();
      await rm(held);
      await waitUntilReady(server, folder);
    },
    stop: async () => {
      await server.disconnect();
      await stop(guardian);
    },
  };
};

/** The server's process id, the first line of its lock file. */
const processOf = async (folder: string): Promise<number> => {
  const [pid = ''] = (await readFile(join(folder, 'data/postmaster.pid'), 'utf8')).split('\n', 1);
  return Number(pid);
};

/** Resolves once nothing listens on the port. */
const isAway = (port: number): Promise<boolean> =>
  until(async () => {
    const socket = connect(port, '127.0.0.1');
    const refused = await once(socket, 'connect').then(
      () => false,
      () => true,
    );
    socket.destroy();
    return refused;
  });

const stop = async (guardian: ChildProcess): Promise<void> => {
  // Nothing else may keep the process alive meanwhile.
  guardian.ref();
  const ended = once(guardian, 'exit', { signal: AbortSignal.timeout(STOP_LIMIT_MS) });
  guardian.stdin?.end();
  await ended;
};

const waitUntilReady = async (server: PostgresServer, folder: string): Promise<void> => {
  const limit = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      await server.query('select 1');
      return;
    } catch (error) {
      const log = await readFile(join(folder, 'log'), 'utf8').catch(() => '');
      if (existsSync(join(folder, 'stopped')) || Date.now() > limit) {
        throw new Error(`PostgreSQL did not start: ${log}`, { cause: error });
      }
      await sleep(50);
    }
  }
};
