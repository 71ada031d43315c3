import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@sundara/contracts/testing';
import pg from 'pg';

const run = promisify(execFile);
const START_LIMIT_MS = 30_000;
const DEBIAN = '/usr/lib/postgresql';

/** Runs the server until its standard input closes, as it does when the test ends in whatever way. */
const GUARDIAN = `
exec 3<&0
"$1/postgres" -D "$2/data" -p "$3" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \\
  -c fsync=off >"$2/log" 2>&1 </dev/null 3<&- &
server=$!
cat <&3 >/dev/null
kill -INT $server
wait $server
rm -rf "$2"
`;

/** The folder of the server's programs: POSTGRES_BIN, else Debian's newest, else one of the PATH. */
const findPrograms = (): string => {
  const { POSTGRES_BIN: chosen, PATH = '' } = process.env;
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const debian = versions.map((version) => path.join(DEBIAN, version, 'bin'));
  const candidates = chosen ? [chosen] : [...debian, ...PATH.split(path.delimiter)];
  const found = candidates.find((folder) => existsSync(path.join(folder, 'initdb')));
  if (found) return found;
  throw new Error("These tests need PostgreSQL's server programs: install postgresql, or set POSTGRES_BIN.");
};

/** PostgreSQL refuses to run as root. */
const findUser = async (): Promise<{ readonly uid: number; readonly gid: number } | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const ids = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])));
  const [uid = 0, gid = 0] = ids.map(({ stdout }) => Number(stdout));
  return { uid, gid };
};

const waitUntilReady = async (url: string, folder: string): Promise<void> => {
  const limit = Date.now() + START_LIMIT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (Date.now() > limit)
        throw new Error(`PostgreSQL did not start: ${await readFile(path.join(folder, 'log'), 'utf8')}`, {
          cause: error,
        });
      await wait(100);
    }
  }
};

export interface PostgresServer {
  /** Of an empty database. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A real PostgreSQL of its own, in a temporary folder; it ends with this process at the latest. */
export const startPostgresServer = async (): Promise<PostgresServer> => {
  const programs = findPrograms();
  const user = await findUser();
  const folder = await mkdtemp(path.join(tmpdir(), 'sundara-postgres-'));
  const password = randomBytes(12).toString('hex');
  const passwordFile = path.join(folder, 'password');
  await writeFile(passwordFile, password);
  if (user) for (const place of [folder, passwordFile]) await chown(place, user.uid, user.gid);
  const options = [
    '--username=sundara',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const places = [`--pgdata=${path.join(folder, 'data')}`, `--pwfile=${passwordFile}`];
  await run(path.join(programs, 'initdb'), [...places, ...options], { ...user, cwd: folder });
  const port = await freePort();
  const guardian = spawn('/bin/sh', ['-c', GUARDIAN, 'guardian', programs, folder, String(port)], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const url = `postgres://sundara:${password}@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url, folder);
  const stop = async (): Promise<void> => {
    const ended = once(guardian, 'exit');
    guardian.stdin.end();
    await ended;
  };
  return { url, stop };
};
