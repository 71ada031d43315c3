import { setTimeout as wait } from 'node:timers/promises';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { isPostgresError } from './postgres-error.ts';

/** First line of a migration whose statements PostgreSQL takes in no transaction, as `create index concurrently`. */
const OUTSIDE = /^-- outside a transaction\b/;
/** Whoever waits for a table's lock makes all others wait behind it: so nobody does for longer. */
const LOCK_TIMEOUT = '1s';
const PAUSE_MS = 2_000;

const APPLIED = 'drizzle.__drizzle_migrations';

/** The migrations that the database does not have yet, by the table that drizzle keeps of them. */
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
 * Runs one migration in a transaction of its own, or statement by statement where it says so. It never waits for a lock
 * longer than a second; where it does not get one it gives up what it has, pauses and begins anew.
 * @param limitMs how long it may try
 * @throws pg.DatabaseError; LOCK_NOT_AVAILABLE when the time is over. A transaction's statements have changed nothing then.
 */
export const runMigration = async (
  client: pg.Client,
  migration: MigrationMeta,
  limitMs: number,
): Promise<void> => {
  const end = Date.now() + limitMs;
  for (;;) {
    try {
      return await (OUTSIDE.test(migration.sql[0] ?? '') ? runOutside : runInside)(client, migration);
    } catch (error) {
      if (!isPostgresError(error, 'LOCK_NOT_AVAILABLE') || Date.now() > end) throw error;
      await wait(PAUSE_MS);
    }
  }
};

const runInside = async (client: pg.Client, migration: MigrationMeta): Promise<void> => {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    for (const statement of migration.sql) await client.query(statement);
    await remember(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/** Each statement has to be harmless when it runs again (`if not exists`), as the next may fail. */
const runOutside = async (client: pg.Client, migration: MigrationMeta): Promise<void> => {
  await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
  for (const statement of migration.sql) await client.query(statement);
  await remember(client, migration);
};

const remember = async (client: pg.Client, { hash, folderMillis }: MigrationMeta): Promise<void> => {
  await client.query(`insert into ${APPLIED} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
};
