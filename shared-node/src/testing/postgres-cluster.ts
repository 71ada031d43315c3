import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PostgresCluster, runPostgres } from './postgres-process.ts';
import { findPostgresPrograms, findPostgresUser } from './postgres-programs.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** Nothing of a test has to survive the machine. */
const FAST = {
  ...{ fsync: 'off', wal_level: 'minimal', max_wal_senders: '0' },
  ...{ max_wal_size: '4GB', max_connections: '300' },
} as const;

/**
 * Starts a separate PostgreSQL server in a temporary folder, on a free port of the loopback interface.
 * @param settings server settings that differ from the defaults
 * @throws Error that says what to install when there is no PostgreSQL
 */
export const startPostgresCluster = async (
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresCluster> => {
  const programs = findPostgresPrograms();
  const user = await findPostgresUser();
  const folder = await makeTemporaryFolder();
  const password = randomBytes(12).toString('hex');
  await writeFile(join(folder, 'password'), password);
  if (user) for (const path of [folder, join(folder, 'password')]) await chown(path, user.uid, user.gid);
  await promisify(execFile)(
    join(programs, 'initdb'),
    [
      `--pgdata=${join(folder, 'data')}`,
      `--pwfile=${join(folder, 'password')}`,
      ...['--username=sundara', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-sync'],
    ],
    { ...user, cwd: folder },
  );
  return runPostgres({ programs, user, folder, password }, { ...FAST, ...settings });
};
