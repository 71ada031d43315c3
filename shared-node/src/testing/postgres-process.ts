import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@sundara/contracts/testing';
import type { findPostgresUser } from './postgres-programs.ts';
import { connectToServer, type PostgresServer } from './postgres-server.ts';

const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 20_000;

/**
 * Runs the server until its standard input closes, which the system does however the test process ends, and then
 * removes the folder. Arguments: programs, folder, port.
 */
const GUARDIAN = `
exec 3<&0
"$1/postgres" -D "$2/data" -p "$3" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \\
  >"$2/log" 2>&1 </dev/null 3<&- &
server=$!
( cat >/dev/null; kill -INT $server 2>/dev/null ) <&3 &
watcher=$!
wait $server
touch "$2/stopped"
wait $watcher
rm -rf "$2"
`;

export interface PostgresCluster extends PostgresServer {
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
    stop: async () => {
      await server.disconnect();
      await stop(guardian);
    },
  };
};

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
