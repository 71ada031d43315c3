import { measured } from '@sundara/contracts/testing';
import type { PostgresServer } from '@sundara/node/testing';
import { seedDemo } from '../demo/seed.ts';
import { migrate } from '../platform/database/migrate.ts';
import { type Database, openDatabase } from '../platform/database/open-database.ts';

/** What a test finds in its new database: nothing at all, the tables, or the demo marketplace of today. */
export type Content = 'empty' | 'migrated' | 'demo';

const KOLKATA_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });
const fill: Readonly<Record<Content, (database: Database) => Promise<unknown>>> = {
  empty: async () => {},
  migrated: (database) => measured('migrations', () => migrate(database)),
  demo: async (database) => {
    await fill.migrated(database);
    await measured('seeding', () => seedDemo(database, new Date()));
  },
};

/** Fills an open database with the content; existing rows stay. */
export const fillDatabase = (database: Database, content: Content): Promise<unknown> =>
  fill[content](database);

/**
 * The name of a database of the server with this content, to be copied by `createDatabase`: made on first use (0.7 s
 * with tables, longer with the demo marketplace); a copy of it takes 0.1 s. The demo's visits are around the current day,
 * so each day has its own template.
 */
export const templateDatabase = async (
  server: PostgresServer,
  content: Content,
): Promise<string | undefined> => {
  if (content === 'empty') return undefined;
  const day = KOLKATA_DAY.format(new Date()).replaceAll('-', '_');
  const name = content === 'demo' ? `template_demo_${day}` : 'template_migrated';
  const found = await server.query(`select 1 from pg_database where datname = '${name}'`);
  if (found.rowCount === 0) await makeTemplate(server, content, name);
  return name;
};

/** It gets its name only when it is complete; if another process was faster, its template is as good. */
const makeTemplate = async (server: PostgresServer, content: Content, name: string): Promise<void> => {
  const url = await server.createDatabase();
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  await fillDatabase(database, content);
  await database.close();
  const made = new URL(url).pathname.slice(1);
  await server.query(`alter database ${made} rename to ${name}`).catch(() => server.dropDatabase(url));
};
