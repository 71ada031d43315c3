import pg from 'pg';
import * as z from 'zod/mini';
import { systemCode, Unavailable } from '../refusal.ts';
import { checkDocumentName } from './document-name.ts';
import type { DocumentStore } from './document-store.ts';

const CONNECT_LIMIT_MS = 5000;
const QUERY_LIMIT_MS = 10_000;
const MOST_CONNECTIONS = 4;
/** Any number, as long as all processes that create the table wait for the same lock. */
const TABLE_LOCK = 7_215_301;

/** The sequence never returns a revision twice, not even for a document that was removed and created again. */
const TABLE = `
create sequence if not exists registry_revisions;
create table if not exists registry_documents (
  name text collate "C" primary key,
  text text not null,
  revision bigint not null default nextval('registry_revisions')
);`;

const rowSchema = z.object({
  name: z.optional(z.string()),
  text: z.optional(z.string()),
  revision: z.optional(z.string()),
});
const foundSchema = z.object({ found: z.boolean() });
type Row = z.output<typeof rowSchema>;

const makeTable = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    // Who may only read, such as a render server, may not even say 'if not exists'.
    const found = await client.query("select to_regclass('registry_documents') is not null as found");
    if (z.array(foundSchema).parse(found.rows)[0]?.found) return client.release();
    await client.query('begin');
    // Concurrent creations would conflict in the catalogue, even with 'if not exists'.
    await client.query('select pg_advisory_xact_lock($1)', [TABLE_LOCK]);
    await client.query(TABLE);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
};

const reasonOf = (error: unknown): string =>
  systemCode(error) ?? (error instanceof Error ? error.message : String(error));

/** The address without its password, for messages. */
const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};

/**
 * Documents in the table `registry_documents` of a PostgreSQL database, for commands and sites on several machines. The
 * table is created on first use.
 *
 * @throws Unavailable naming the database and the reason, from every call that the database doesn't answer in time
 */
export const postgresDocuments = (url: string): DocumentStore => {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: QUERY_LIMIT_MS,
    statement_timeout: QUERY_LIMIT_MS,
    allowExitOnIdle: true,
  });
  // The next call replaces a dropped idle connection; without a listener the error would end the process.
  pool.on('error', () => {});
  let table: Promise<void> | undefined;

  const query = async (text: string, values: readonly string[]): Promise<readonly Row[]> => {
    try {
      table ??= makeTable(pool);
      await table.catch((error: unknown) => {
        table = undefined;
        throw error;
      });
      const { rows } = await pool.query(text, [...values]);
      return z.array(rowSchema).parse(rows);
    } catch (error) {
      throw new Unavailable(
        `The registry's database ${placeOf(url)} doesn't answer (${reasonOf(error)}): check REGISTRY_DATABASE_URL, and whether it runs.`,
      );
    }
  };

  return {
    read: async (name) => {
      const [row] = await query('select text, revision from registry_documents where name = $1', [
        checkDocumentName(name),
      ]);
      return row?.text === undefined || row.revision === undefined
        ? undefined
        : { text: row.text, revision: row.revision };
    },
    revision: async (name) => {
      const sql = 'select revision from registry_documents where name = $1';
      return (await query(sql, [checkDocumentName(name)]))[0]?.revision;
    },
    write: async (name, text, expected) => {
      const insert = `insert into registry_documents (name, text) values ($1, $2)
        on conflict do nothing returning revision`;
      const update = `update registry_documents set text = $2, revision = nextval('registry_revisions')
        where name = $1 and revision::text = $3 returning revision`;
      const values = [checkDocumentName(name), text];
      const [row] = await (expected === undefined
        ? query(insert, values)
        : query(update, [...values, expected]));
      return row?.revision;
    },
    list: async (prefix) => {
      // '~' sorts after all characters that a name may have.
      const sql = `select name from registry_documents where name >= $1 and name < $1 || '~' order by name`;
      return (await query(sql, [prefix])).flatMap(({ name }) => name ?? []);
    },
    remove: async (name) => {
      await query('delete from registry_documents where name = $1', [checkDocumentName(name)]);
    },
    close: () => pool.end(),
  };
};
