import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { BackupFault } from '@sundara/node/backup';

/** A large database takes its time; what hangs for hours is ended all the same. */
const LIMIT_MS = 6 * 3_600_000;

/**
 * Runs a program of PostgreSQL on a database. Its address goes by environment variables, as everybody on the machine
 * reads arguments.
 * @param databaseUrl of the server itself, not of a pooler in transaction mode
 * @throws BackupFault with the program's last words
 */
export const runPgProgram = async (
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
): Promise<void> => {
  const folder = process.env['POSTGRES_BIN'];
  const child = spawn(folder ? path.join(folder, program) : program, args, {
    env: { ...process.env, ...connectionOf(databaseUrl) },
    stdio: ['ignore', 'ignore', 'pipe'],
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const said = text(child.stderr);
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'ENOENT' ? 'is not there: install the client of PostgreSQL' : error.message;
    throw new BackupFault(`${program} ${why}.`, { cause: error });
  });
  if (code === 0) return;
  const last = (await said).trim().split('\n').at(-1) ?? '';
  throw new BackupFault(`${program} failed: ${last || `it ended with ${code}`}`);
};

/** PostgreSQL's own variables for an address; those that it lacks are empty, so that others' do not count. */
const connectionOf = (databaseUrl: string): NodeJS.ProcessEnv => {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const sslMode = searchParams.get('sslmode');
  return {
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGAPPNAME: 'sundara-backup',
    ...(sslMode && { PGSSLMODE: sslMode }),
  };
};
