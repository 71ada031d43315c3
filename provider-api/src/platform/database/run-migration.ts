import { setTimeout as wait } from 'node:timers/promises';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { DatabaseError } from './database-error.ts';
import { type LockWatch, watchLocks } from './lock-wait.ts';
import { isPostgresError } from './postgres-error.ts';

/** First line of a migration that PostgreSQL refuses inside a transaction, such as `create index concurrently`. */
const OUTSIDE = /^-- outside a transaction\b/;
/** A session that waits for a table lock blocks all later ones behind it, so no migration waits longer than this. */
const LOCK_TIMEOUT_MS = 1_000;
/** It waits for every transaction that began before, and blocks none meanwhile: on a busy site that takes its time. */
const CONCURRENTLY = /^\s*(?:--.*\n\s*)*(?:create|drop|reindex)\b.*\bconcurrently\b/i;
const PAUSE_MS = 2_000;

const APPLIED = 'drizzle.__drizzle_migrations';

/** The migrations that the database does not have yet, according to drizzle's table of applied migrations. */
export const findPending = async (
  client: pg.Client,
  migrations: readonly MigrationMeta[],
): Promise<readonly MigrationMeta[]> => {
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists ${APPLIED} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { rows } = await client.query<{ last: string | null }>(
    `select max(created_at) as last from ${APPLIED}`,
  );
  const last = Number(rows[0]?.last ?? 0);
  return migrations.filter(({ folderMillis }) => folderMillis > last);
};

/**
 * Runs one migration in its own transaction, or statement by statement if its first line demands it. It never waits
 * longer than a second for a lock that others wait behind; if it doesn't get one, it rolls back, pauses and starts again.
 * @param others connections on which it is looked up who holds a lock, besides the client's
 * @param limitMs how long it may keep trying
 * @throws pg.DatabaseError; DatabaseError DATABASE_BUSY when the time is over, with the statement that waited and on
 *   whom. A transaction has changed nothing then.
 */
export const runMigration = async (
  client: pg.Client,
  others: pg.Pool | undefined,
  migration: MigrationMeta,
  limitMs: number,
): Promise<void> => {
  const end = Date.now() + limitMs;
  const watch = await watchLocks(client, others);
  for (;;) {
    try {
      if (!OUTSIDE.test(migration.sql[0] ?? '')) return await runInside(client, watch, migration);
      return await runOutside(client, watch, migration, end);
    } catch (error) {
      if (!isPostgresError(error, 'LOCK_NOT_AVAILABLE')) throw error;
      if (Date.now() > end)
        throw new DatabaseError('DATABASE_BUSY', watch.told() ?? 'Who held it is not known.', {
          cause: error,
        });
      await wait(PAUSE_MS);
    }
  }
};

const runInside = async (client: pg.Client, watch: LockWatch, migration: MigrationMeta): Promise<void> => {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    for (const statement of migration.sql) await watch.run(statement);
    await remember(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/** Each statement must be safe to run again (`if not exists`), as a later one may fail. */
const runOutside = async (
  client: pg.Client,
  watch: LockWatch,
  migration: MigrationMeta,
  end: number,
): Promise<void> => {
  const waitFor = (statement: string) =>
    CONCURRENTLY.test(statement) ? Math.max(LOCK_TIMEOUT_MS, end - Date.now()) : LOCK_TIMEOUT_MS;
  await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
  await dropUnfinishedIndexes(client, migration);
  for (const statement of migration.sql) {
    await client.query(`set lock_timeout = ${waitFor(statement)}`);
    await watch.run(statement);
  }
  await remember(client, migration);
};

/**
 * `create index concurrently` that was ended leaves an index that nothing reads and `if not exists` takes for made.
 * Only those that the migration names: another one may be an operator's, being built at this moment.
 */
const dropUnfinishedIndexes = async (client: pg.Client, { sql }: MigrationMeta): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where not indisvalid',
  );
  const isNamed = (name: string) => sql.some((statement) => statement.split(/[\s("]+/).includes(name));
  for (const { name } of rows) if (isNamed(name)) await client.query(`drop index concurrently ${name}`);
};

const remember = async (client: pg.Client, { hash, folderMillis }: MigrationMeta): Promise<void> => {
  await client.query(`insert into ${APPLIED} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
};
