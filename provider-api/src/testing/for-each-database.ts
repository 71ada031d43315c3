import { after, describe } from 'node:test';
import { migrate } from '../database/migrate.ts';
import { type Database, type DatabaseSettings, openDatabase } from '../database/open-database.ts';
import { makeEmbeddedDataFolder } from './embedded-database.ts';
import { sharedPostgresCluster } from './postgres-cluster.ts';
import { makeTemporaryFolder, removeFolder } from './temporary-folder.ts';

export type DatabaseKind = Database['kind'];

const KINDS: readonly DatabaseKind[] = ['embedded', 'postgres'];

/**
 * Runs one suite on the embedded database and on a real PostgreSQL server. Each `open()` gives a new, migrated
 * database, which is closed and removed after the suite.
 *
 * Races prove something on the server only: the embedded database has one session.
 * @example
 * forEachDatabase((kind, open) => {
 *   it('keeps what was committed', async () => { const database = await open(); ... });
 * });
 */
export function forEachDatabase(suite: (kind: DatabaseKind, open: () => Promise<Database>) => void): void {
  for (const kind of KINDS) {
    describe(kind === 'embedded' ? 'on the embedded database' : 'on a PostgreSQL server', () => {
      const opened: Database[] = [];
      const made: TestDatabase[] = [];
      suite(kind, async () => {
        const target = await makeTestDatabase(kind);
        made.push(target);
        const database = await openDatabase(target.settings);
        opened.push(database);
        if (kind === 'postgres') await migrate(database);
        return database;
      });
      // After the suite's own: what stands on a database ends before it, else it would wait for it without end.
      after(async () => {
        for (const database of opened) await database.close();
        for (const database of made) await database.remove();
      });
    });
  }
}

export interface TestDatabase {
  /** For `openDatabase`, or for the environment of a process that the test starts. */
  readonly settings: DatabaseSettings;
  remove(): Promise<void>;
}

/** A new database that nobody has opened: the embedded one is migrated, the server's is empty. */
export async function makeTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === 'embedded') {
    const dataDir = await makeEmbeddedDataFolder();
    return { settings: { dataDir }, remove: () => removeFolder(dataDir) };
  }
  const cluster = await sharedPostgresCluster();
  const dataDir = await makeTemporaryFolder();
  return {
    settings: { dataDir, databaseUrl: await cluster.createDatabase() },
    remove: () => removeFolder(dataDir),
  };
}
