import { execFile } from 'node:child_process';
import { chown } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PostgresCluster, runPostgres } from './postgres-process.ts';
import { findPostgresPrograms, findPostgresUser } from './postgres-programs.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** Settings of a server that replicas follow. */
export const FOLLOWED = { wal_level: 'replica', max_wal_senders: '10' } as const;

/**
 * Starts a streaming replica (hot standby) of a server that runs with the settings `FOLLOWED`.
 * @param primary its address, or that of a proxy before it
 */
export const startPostgresReplica = async (primary: string): Promise<PostgresCluster> => {
  const programs = findPostgresPrograms();
  const user = await findPostgresUser();
  const folder = await makeTemporaryFolder();
  if (user) await chown(folder, user.uid, user.gid);
  await promisify(execFile)(
    join(programs, 'pg_basebackup'),
    [
      `--pgdata=${join(folder, 'data')}`,
      `--dbname=${primary}`,
      ...['--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
    ],
    { ...user, cwd: folder },
  );
  return runPostgres({ programs, user, folder, password: new URL(primary).password }, {});
};
