import pg from 'pg';
import { type PostgresServer, startPostgresServer } from './postgres-server.ts';

let databases = 0;

/**
 * An empty PostgreSQL database of its own: on the server that the test command started for all files, or, where a file
 * is run by itself, on one that is started for it.
 */
export const makePostgresDatabase = async (): Promise<PostgresServer> => {
  const server = process.env.TEST_POSTGRES_URL;
  if (server === undefined) return startPostgresServer();
  databases += 1;
  const name = `registry_${process.pid}_${databases}`;
  await runThere(server, `create database ${name}`);
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    stop: () => runThere(server, `drop database ${name} with (force)`),
  };
};

const runThere = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
