import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, readFile, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@sundara/contracts/testing';
import pg from 'pg';
import { findPostgresUser } from './postgres-programs.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const START_LIMIT_MS = 15_000;

/** Runs the pooler until its standard input closes, however the test process ends, and then removes the folder. */
const GUARDIAN = `
exec 3<&0
"$1" "$2/pgbouncer.ini" >"$2/log" 2>&1 </dev/null 3<&- &
pooler=$!
( cat >/dev/null; kill -INT $pooler 2>/dev/null ) <&3 &
wait $pooler
rm -rf "$2"
`;

export interface Pooler {
  /** The address of the database through the pooler. */
  readonly url: string;
  /** Lets it make new connections to the server, as settings of a role count for those alone. */
  reconnect(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts PgBouncer in transaction mode before a database, with few sessions, so that transactions share them.
 * @param databaseUrl address of the database, with a password
 * @param sessions how many connections it has to the server
 */
export const startPgBouncer = async (databaseUrl: string, sessions = 2): Promise<Pooler> => {
  const target = new URL(databaseUrl);
  const user = await findPostgresUser();
  const folder = await makeTemporaryFolder();
  const port = await freePort();
  const files = {
    'users.txt': `"${target.username}" "${target.password}"\n`,
    'pgbouncer.ini': `[databases]
* = host=${target.hostname} port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users.txt')}
admin_users = ${target.username}
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 500
`,
  };
  if (user) await chown(folder, user.uid, user.gid);
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text);
    if (user) await chown(join(folder, name), user.uid, user.gid);
  }
  const program = process.env.PGBOUNCER_PATH ?? '/usr/sbin/pgbouncer';
  const guardian = spawn('/bin/sh', ['-c', GUARDIAN, 'guardian', program, folder], {
    ...user,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guardian.unref();
  const through = (pathname: string) =>
    Object.assign(new URL(target), { hostname: '127.0.0.1', port: `${port}`, pathname }).href;
  await waitUntilReady(port, folder);
  return {
    url: through(target.pathname),
    reconnect: async () => {
      const admin = new pg.Client({ connectionString: through('/pgbouncer') });
      await admin.connect();
      await admin.query('RECONNECT');
      await admin.end();
    },
    stop: async () => {
      guardian.ref();
      const ended = once(guardian, 'exit', { signal: AbortSignal.timeout(START_LIMIT_MS) });
      guardian.stdin?.end();
      await ended;
    },
  };
};

/** Waits until it listens; who signs in makes it connect to the server. */
const waitUntilReady = async (port: number, folder: string): Promise<void> => {
  const limit = Date.now() + START_LIMIT_MS;
  for (;;) {
    const socket = net.connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (Date.now() > limit) {
        const log = await readFile(join(folder, 'log'), 'utf8').catch(() => '');
        throw new Error(`PgBouncer did not start: ${log}`, { cause: error });
      }
      await sleep(50);
    } finally {
      socket.destroy();
    }
  }
};
