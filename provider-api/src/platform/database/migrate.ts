import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { DatabaseError, findDatabaseError } from './database-error.ts';
import type { Database } from './open-database.ts';
import { isPostgresError } from './postgres-error.ts';

/** Any number, as long as all processes use the same. */
const MIGRATION_LOCK = 7_208_301_945;
const OTHER_PROCESS_LIMIT_S = 120;

/**
 * Runs the numbered migrations of `provider-api/drizzle/` that the database doesn't have yet, all in one
 * transaction. Processes that start at the same time go one after the other.
 * @throws DatabaseError DATABASE_MIGRATION_FAILED
 */
export async function migrate(database: Database, folder = migrationsFolder()): Promise<void> {
  try {
    await database.alone(async (client) => {
      await client.query(`set lock_timeout = '${OTHER_PROCESS_LIMIT_S}s'`);
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      // Freed with the session, also when this process is killed.
      await runMigrations(drizzle(client), { migrationsFolder: folder });
    });
  } catch (error) {
    throw new DatabaseError('DATABASE_MIGRATION_FAILED', sentenceFor(error), { cause: error });
  }
}

/** The folder of the numbered migrations, for the sources (src/platform/database) and for the bundle (dist). */
export function migrationsFolder(): string {
  for (const path of ['../drizzle', '../../../drizzle']) {
    const folder = fileURLToPath(new URL(path, import.meta.url));
    if (existsSync(`${folder}/meta/_journal.json`)) return folder;
  }
  throw new DatabaseError(
    'DATABASE_MIGRATION_FAILED',
    'The folder "drizzle" with the migrations is missing. It belongs beside the folder of the server.',
  );
}

function sentenceFor(error: unknown): string {
  if (isPostgresError(error, 'LOCK_NOT_AVAILABLE')) {
    return `The migrations waited ${OTHER_PROCESS_LIMIT_S} s for a lock that another process holds. Stop it, or try again later.`;
  }
  if (isPostgresError(error, 'INSUFFICIENT_PRIVILEGE')) {
    return `The migrations did not run: ${reasonOf(error)}. The user in DATABASE_URL must own the database.`;
  }
  const failure = findDatabaseError(error);
  if (failure) return `The migrations did not run. ${failure.message}`;
  return `The migrations did not run, and nothing was changed: ${reasonOf(error)}.`;
}

/** The innermost message: drizzle's own repeats the whole statement. */
function reasonOf(error: unknown): string {
  let reason = String(error);
  for (let current = error; current instanceof Error; current = current.cause) reason = current.message;
  return reason;
}
