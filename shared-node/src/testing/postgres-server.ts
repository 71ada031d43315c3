import pg from 'pg';

/** A PostgreSQL server on which tests make databases. */
export interface PostgresServer {
  /** The `postgres://` address of its own database, with a password. */
  readonly url: string;
  /** Runs a statement on the server's own database, outside of any transaction. */
  query(statement: string): Promise<pg.QueryResult>;
  /**
   * A new database: empty, or a copy of another one of the server that nobody is connected to.
   * @returns its `postgres://` address, with a password
   */
  createDatabase(template?: string): Promise<string>;
  /** Removes a database that `createDatabase` made, and ends its open connections. */
  dropDatabase(url: string): Promise<void>;
  /** The address of a database with this name. */
  addressOf(database: string): string;
  disconnect(): Promise<void>;
}

/** Connects to a running server by the address of one of its databases. */
export const connectToServer = (url: string): PostgresServer => {
  const admin = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  admin.on('error', () => {});
  const addressOf = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;
  let databases = 0;
  return {
    url,
    addressOf,
    query: (statement) => admin.query(statement),
    createDatabase: async (template) => {
      databases += 1;
      // Several test processes share one server.
      const name = `test_${process.pid}_${databases}`;
      // The default strategy copies block by block, which takes three times as long and fills the server's memory.
      const copy = template === undefined ? '' : ` template ${template} strategy file_copy`;
      await admin.query(`create database ${name}${copy}`);
      return addressOf(name);
    },
    dropDatabase: async (address) => {
      await admin.query(`drop database if exists ${new URL(address).pathname.slice(1)} with (force)`);
    },
    disconnect: () => admin.end(),
  };
};
