import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from './migrate.ts';
import type { Database } from './open-database.ts';

/** Tells whether the database has every migration that this program knows. */
export interface SchemaState {
  /** A newer schema is whole too: migrations expand first and contract later (decision 74). */
  isWhole(): Promise<boolean>;
}

/** Asks the database until its schema is whole once; it never falls behind again while the process runs. */
export const createSchemaState = ({ pool }: Pick<Database, 'pool'>): SchemaState => {
  const migrations = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  const newest = Math.max(...migrations.map(({ folderMillis }) => folderMillis));
  let whole = false;
  const ask = async (): Promise<boolean> => {
    const made = await pool.query<{ made: boolean }>(
      "select to_regclass('drizzle.__drizzle_migrations') is not null as made",
    );
    if (!made.rows[0]?.made) return false;
    const { rows } = await pool.query<{ last: string | null }>(
      'select max(created_at) as last from drizzle.__drizzle_migrations',
    );
    return Number(rows[0]?.last ?? 0) >= newest;
  };
  return {
    isWhole: async () => {
      whole ||= await ask();
      return whole;
    },
  };
};
