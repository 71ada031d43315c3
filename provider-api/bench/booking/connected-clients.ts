import pg from 'pg';

export interface ConnectedClients {
  readonly at: (number: number) => pg.Client;
  readonly close: () => Promise<void>;
}

/** Opens `count` separate connections to the database. */
export const connectClients = async (databaseUrl: string, count: number): Promise<ConnectedClients> => {
  const clients = Array.from(
    { length: count },
    () => new pg.Client({ connectionString: databaseUrl, options: '-c jit=off' }),
  );
  await Promise.all(clients.map((client) => client.connect()));
  return {
    at: (number) => {
      const client = clients[number];
      if (!client) throw new RangeError(`There is no client ${number}.`);
      return client;
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
};
