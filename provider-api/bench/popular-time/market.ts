import { makeTemporaryFolder, removeFolder, startPostgresCluster } from '@sundara/node/testing';
import { Pool } from 'undici';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { startApi } from '../../src/testing/payments/api-process.ts';
import { makeCustomer, makeSalon } from '../../src/testing/payments/booking-bench.ts';
import { buildApi } from '../../src/testing/payments/built-api.ts';
import { startSandbox } from '../../src/testing/payments/sandbox-process.ts';

export interface Market {
  /**
   * All customers order that time of the salon at once, a different one first each time; returns status and code of
   * each.
   */
  readonly order: (dateTime: string) => Promise<readonly string[]>;
  /** Another customer reads their bookings, at the two processes in turn. Milliseconds. */
  readonly read: () => Promise<number>;
}

/** Runs work with two API processes as in production, their own PostgreSQL and one salon with one chair. */
export const withinMarket = async <T>(
  customers: number,
  work: (market: Market) => Promise<T>,
): Promise<T> => {
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const cluster = await startPostgresCluster();
    closing.push(() => cluster.stop());
    const databaseUrl = await cluster.createDatabase();
    const database = await openDatabase({ databaseUrl, dataDir: '' });
    closing.push(() => database.close());
    await migrate(database);
    const salon = await makeSalon(database);
    const crowd = await Promise.all(Array.from({ length: customers }, () => makeCustomer(database)));
    const reader = await makeCustomer(database);
    const sandbox = await startSandbox();
    closing.push(() => sandbox.stop());
    const built = await buildApi();
    closing.push(() => built.remove());
    const dataDir = await makeTemporaryFolder();
    closing.push(() => removeFolder(dataDir));
    const processes: Pool[] = [];
    for (let started = 0; started < 2; started += 1) {
      const api = await startApi({ databaseUrl, dataDir }, sandbox.url, { main: built.main });
      closing.push(() => api.stop());
      const pool = new Pool(api.url, { connections: customers });
      closing.push(() => pool.close());
      processes.push(pool);
    }
    return await work(marketOver(processes, { salon, crowd, reader }));
  } finally {
    for (const close of closing.reverse()) await close();
  }
};

interface People {
  readonly salon: Awaited<ReturnType<typeof makeSalon>>;
  readonly crowd: readonly Awaited<ReturnType<typeof makeCustomer>>[];
  readonly reader: Awaited<ReturnType<typeof makeCustomer>>;
}

const marketOver = (processes: readonly Pool[], { salon, crowd, reader }: People): Market => {
  let [rounds, turns] = [0, 0];
  const inTurn = (turn: number): Pool => {
    const pool = processes[turn % processes.length];
    if (!pool) throw new Error('No API was started.');
    return pool;
  };
  const headers = (token: string) => ({
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
  });
  return {
    order: (dateTime) => {
      rounds += 1;
      const inLine = [...crowd.slice(rounds), ...crowd.slice(0, rounds)];
      return Promise.all(
        inLine.map(async ({ token }, place) => {
          const { statusCode, body } = await inTurn(place).request({
            ...{ method: 'POST', path: '/api/payment/create-order', headers: headers(token) },
            body: JSON.stringify({
              ...{ amount: 508, salonId: salon.id, dateTime },
              services: [{ serviceId: salon.cut }],
            }),
          });
          const answer = (await body.json()) as { readonly code?: string };
          return [statusCode, answer.code].filter((part) => part !== undefined).join(' ');
        }),
      );
    },
    read: async () => {
      turns += 1;
      const began = performance.now();
      const { statusCode, body } = await inTurn(turns).request({
        ...{ method: 'GET', path: '/api/customer/bookings', headers: headers(reader.token) },
      });
      await body.text();
      if (statusCode !== 200) throw new Error(`Reading bookings was answered ${statusCode}.`);
      return performance.now() - began;
    },
  };
};
