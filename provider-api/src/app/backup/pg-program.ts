import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { BackupFault } from '@sundara/node/backup';

/** A large database takes its time; what hangs for hours is ended all the same. */
const LIMIT_MS = 6 * 3_600_000;

/**
 * Runs `pg_dump`, and gives what it writes to `take`.
 * @param databaseUrl of the server itself, not of a pooler in transaction mode
 * @throws BackupFault with the program's last words
 */
export const dumpDatabase = async (
  databaseUrl: string,
  args: readonly string[],
  take: (dump: Readable) => Promise<void>,
): Promise<void> => {
  const child = start('pg_dump', databaseUrl, args, ['ignore', 'pipe', 'pipe']);
  await Promise.all([ended('pg_dump', child), child.stdout && take(child.stdout)]);
};

/** Runs `pg_restore` on what `dumpDatabase` gave. @throws BackupFault with the program's last words */
export const restoreDatabase = async (
  databaseUrl: string,
  args: readonly string[],
  dump: Readable,
): Promise<void> => {
  const child = start('pg_restore', databaseUrl, args, ['pipe', 'ignore', 'pipe']);
  // When it ends early, its own words say more than the broken pipe.
  const fed = child.stdin ? pipeline(dump, child.stdin).catch((error: unknown) => error) : undefined;
  await ended('pg_restore', child);
  const failure = await fed;
  if (failure instanceof Error) throw failure;
};

type Program = 'pg_dump' | 'pg_restore';

/** The address goes by environment variables, as everybody on the machine reads arguments. */
const start = (
  program: Program,
  databaseUrl: string,
  args: readonly string[],
  stdio: ('ignore' | 'pipe')[],
): ChildProcess => {
  const folder = process.env['POSTGRES_BIN'];
  return spawn(folder ? path.join(folder, program) : program, args, {
    env: { ...process.env, ...connectionOf(databaseUrl) },
    stdio,
    signal: AbortSignal.timeout(LIMIT_MS),
  });
};

const ended = async (program: Program, child: ChildProcess): Promise<void> => {
  const said = child.stderr ? text(child.stderr) : '';
  const [code] = await once(child, 'close').catch((cause: NodeJS.ErrnoException) => {
    const why = cause.code === 'ENOENT' ? 'is not there: install the client of PostgreSQL' : cause.message;
    throw new BackupFault(`${program} ${why}.`, { cause });
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
