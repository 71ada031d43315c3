import { type Check, type Finding, runChecks } from '@sundara/node/doctor';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../../platform/database/open-database.ts';
import { createSchemaState } from '../../platform/database/schema-state.ts';
import { findOutboxFigures } from '../../platform/outbox/outbox-figures.ts';
import { databaseSettingsOf, type Settings } from '../settings.ts';

/** A job that waits for longer tells that nobody works. */
const LATE_S = 300;

/** The database with its schema, the replica, and what waits in the outbox. */
export const databaseChecks = async (settings: Settings): Promise<readonly Finding[]> => {
  const next = 'Look at DATABASE_URL, and whether the server is up and lets this machine in.';
  if (!settings.DATABASE_URL)
    return [{ what: 'the database', says: 'DATABASE_URL is not set', next, isFault: true }];
  let database: Database | undefined;
  const opening = {
    what: 'the database',
    next,
    look: async () => {
      database = await openDatabase(databaseSettingsOf(settings));
      const { rows } = await database.db.execute<{ version: string }>(
        sql`select current_setting('server_version') as version`,
      );
      return `PostgreSQL ${rows[0]?.version} answers`;
    },
  };
  const opened = await runChecks([opening]);
  if (!database) return opened;
  const open = database;
  const checks = [schemaCheck(open), jobsCheck(open), ...(open.replica ? [replicaCheck(open)] : [])];
  return [...opened, ...(await runChecks(checks).finally(() => open.close()))];
};

const schemaCheck = (database: Database): Check => ({
  what: 'the schema',
  next: 'Run sundara migrate.',
  look: async () => {
    if (await createSchemaState(database).isWhole()) return 'has every migration that this package knows';
    throw new Error('lacks migrations that this package knows');
  },
});

const jobsCheck = ({ db }: Database): Check => ({
  what: 'the jobs',
  next: 'Start a worker; what was given up waits in /admin/jobs.',
  look: async () => {
    const jobs = await findOutboxFigures(db, new Date());
    const sum = (of: 'due' | 'given_up') => jobs.reduce((total, job) => total + job[of], 0);
    const oldest = Math.max(0, ...jobs.map((job) => job.oldest));
    const says = `${sum('due')} are due, the oldest for ${Math.round(oldest)} s, ${sum('given_up')} were given up`;
    if (oldest > LATE_S || sum('given_up') > 0) throw new Error(says);
    return says;
  },
});

const replicaCheck = ({ replica }: Database): Check => ({
  what: 'the replica',
  next: 'Look at DATABASE_REPLICA_URL and pg_stat_replication of the database; answers come from the database meanwhile.',
  look: async () => {
    const found = await replica?.pool.query<{ replays: boolean; behind: number | null }>(
      `select pg_is_in_recovery() as replays,
         extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as behind`,
    );
    const [state] = found?.rows ?? [];
    if (!state?.replays) throw new Error('it follows no other server');
    return `it follows; what it took over last is ${Math.round(state.behind ?? 0)} s old`;
  },
});
