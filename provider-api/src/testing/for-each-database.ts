import { after, describe } from 'node:test';
import { measured, testDepth } from '@sundara/contracts/testing';
import { makeTemporaryFolder, removeFolder, testServer } from '@sundara/node/testing';
import { type Database, type DatabaseSettings, openDatabase } from '../platform/database/open-database.ts';
import { makeEmbeddedDataFolder } from './embedded-database.ts';
import { type Content, fillDatabase, templateDatabase } from './template-database.ts';

export type DatabaseKind = Database['kind'];

const BOTH: readonly DatabaseKind[] = ['embedded', 'postgres'];

/** A new database with this content, migrated by default; it is closed and removed after the suite. */
export type OpenTestDatabase = (content?: Content) => Promise<Database>;
type Suite = (kind: DatabaseKind, open: OpenTestDatabase) => void;

/**
 * Runs one suite on a real PostgreSQL server, and in a deep run on the embedded database too. That both behave the same
 * is checked by the suites of `onBothDatabases`, and by the journeys, whose site uses the embedded one.
 *
 * Tests of races are meaningful on the server only: the embedded database has one session.
 * @example
 * forEachDatabase((kind, open) => {
 *   it('keeps what was committed', async () => { const database = await open(); ... });
 * });
 */
export const forEachDatabase = (suite: Suite): void =>
  runOn(testDepth() === 'deep' ? BOTH : ['postgres'], suite);

/** Runs one suite on the embedded database and on a real PostgreSQL server, always, so that both behave the same. */
export const onBothDatabases = (suite: Suite): void => runOn(BOTH, suite);

const runOn = (kinds: readonly DatabaseKind[], suite: Suite): void => {
  for (const kind of kinds) {
    describe(kind === 'embedded' ? 'on the embedded database' : 'on a PostgreSQL server', () => {
      const opened: Database[] = [];
      const made: TestDatabase[] = [];
      suite(kind, async (content = 'migrated') => {
        const target = await makeTestDatabase(kind, content);
        made.push(target);
        const database = await openDatabase(target.settings);
        opened.push(database);
        if (kind === 'embedded') await fillDatabase(database, content);
        return database;
      });
      // After the suite's own hooks: what uses a database must end first, or closing it would wait for ever.
      after(async () => {
        for (const database of opened) await database.close();
        for (const database of made) await database.remove();
      });
    });
  }
};

export interface TestDatabase {
  /** For `openDatabase`, or for the environment of a process that the test starts. */
  readonly settings: DatabaseSettings;
  remove(): Promise<void>;
}

/** A new database that nobody has opened: with this content on the server, only migrated on the embedded one. */
export const makeTestDatabase = async (
  kind: DatabaseKind,
  content: Content = 'migrated',
): Promise<TestDatabase> => {
  if (kind === 'embedded') {
    const dataDir = await measured('embedded database', makeEmbeddedDataFolder);
    return { settings: { dataDir }, remove: () => removeFolder(dataDir) };
  }
  const server = await testServer();
  const template = await templateDatabase(server, content);
  const databaseUrl = await measured('copy of a template', () => server.createDatabase(template));
  const dataDir = await makeTemporaryFolder();
  return {
    settings: { dataDir, databaseUrl },
    remove: async () => {
      await server.dropDatabase(databaseUrl);
      await removeFolder(dataDir);
    },
  };
};
