import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { DatabaseError, findDatabaseError } from './database-error.ts';
import type { Database } from './open-database.ts';
import { isPostgresError } from './postgres-error.ts';
import { findPending, runMigration } from './run-migration.ts';

/** Any number, as long as all processes use the same. */
const MIGRATION_LOCK = 7_208_301_945;
const LIMIT_S = 120;
const PAUSE_MS = 200;

/**
 * Runs the numbered migrations of `provider-api/drizzle/` that the database doesn't have yet, in order. If one fails,
 * the earlier ones stay applied. Processes that start at the same time run one after the other.
 * @param limitS how long each may wait for locks, in seconds; the refusal says which statement waited, and on whom
 * @param onApplied told the name of each that was applied: '0003_expand_devices'
 * @throws DatabaseError DATABASE_MIGRATION_FAILED
 */
export const migrate = async (
  database: Database,
  folder = migrationsFolder(),
  limitS = LIMIT_S,
  onApplied: (name: string) => void = () => {},
): Promise<void> => {
  const others = database.kind === 'postgres' ? database.pool : undefined;
  try {
    await database.alone(async (client) => {
      await holdLock(client);
      const migrations = readMigrationFiles({ migrationsFolder: folder });
      const names = readNames(folder);
      for (const migration of await findPending(client, migrations)) {
        await runMigration(client, others, migration, limitS * 1_000);
        onApplied(names.get(migration.folderMillis) ?? migration.hash);
      }
    });
  } catch (error) {
    throw new DatabaseError('DATABASE_MIGRATION_FAILED', sentenceFor(error, limitS), { cause: error });
  }
};

/**
 * Takes the lock that lets one process migrate at a time; it is released with the session, even when this process is
 * killed. It asks again and again, as a statement that waits would be waited for by `create index concurrently` in the
 * process that holds the lock.
 */
const holdLock = async (client: pg.Client): Promise<void> => {
  const end = Date.now() + LIMIT_S * 1_000;
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.held) return;
    if (Date.now() > end) throw new DatabaseError('DATABASE_BUSY', lockIsHeld(LIMIT_S));
    await wait(PAUSE_MS);
  }
};

/** The migrations' names by the time at which each was made, which is how the database remembers them. */
const readNames = (folder: string): ReadonlyMap<number, string> => {
  const { entries }: { entries: readonly { when: number; tag: string }[] } = JSON.parse(
    readFileSync(`${folder}/meta/_journal.json`, 'utf8'),
  );
  return new Map(entries.map(({ when, tag }) => [when, tag]));
};

/** The folder of the numbered migrations, for the sources (src/platform/database) and for the bundle (dist). */
export const migrationsFolder = (): string => {
  for (const path of ['../drizzle', '../../../drizzle']) {
    const folder = fileURLToPath(new URL(path, import.meta.url));
    if (existsSync(`${folder}/meta/_journal.json`)) return folder;
  }
  throw new DatabaseError(
    'DATABASE_MIGRATION_FAILED',
    'The folder "drizzle" with the migrations is missing. It belongs beside the folder of the server.',
  );
};

const lockIsHeld = (limitS: number): string =>
  `They waited ${limitS} s for a lock that another process holds. Stop it, or try again later.`;

const sentenceFor = (error: unknown, limitS: number): string => {
  const failure = findDatabaseError(error);
  if (isPostgresError(error, 'LOCK_NOT_AVAILABLE'))
    return `The migrations did not run. ${lockIsHeld(limitS)} ${failure?.message ?? ''}`.trim();
  if (isPostgresError(error, 'INSUFFICIENT_PRIVILEGE')) {
    return `The migrations did not run: ${reasonOf(error)}. The user in DATABASE_URL must own the database.`;
  }
  if (failure) return `The migrations did not run. ${failure.message}`;
  return `A migration did not run, and nothing of it was changed: ${reasonOf(error)}.`;
};

/** The innermost message: drizzle's own repeats the whole statement. */
const reasonOf = (error: unknown): string => {
  let reason = String(error);
  for (let current = error; current instanceof Error; current = current.cause) reason = current.message;
  return reason;
};
