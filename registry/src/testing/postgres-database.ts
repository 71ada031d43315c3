import { testServer } from '@sundara/node/testing';

interface TestDatabase {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A new, empty PostgreSQL database, on the server that all tests share. */
export const makePostgresDatabase = async (): Promise<TestDatabase> => {
  const server = await testServer();
  const url = await server.createDatabase();
  return { url, stop: () => server.dropDatabase(url) };
};
