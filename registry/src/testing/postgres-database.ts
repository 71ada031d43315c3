import { testServer } from '@sundara/node/testing';

interface TestDatabase {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** An empty PostgreSQL database of its own, on the server of all tests. */
export const makePostgresDatabase = async (): Promise<TestDatabase> => {
  const server = await testServer();
  const url = await server.createDatabase();
  return { url, stop: () => server.dropDatabase(url) };
};
