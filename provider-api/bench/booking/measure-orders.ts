import { toLocalIso } from '@sundara/contracts';
import { makeTemporaryFolder, removeFolder } from '@sundara/node/testing';
import type pg from 'pg';
import { Pool } from 'undici';
import { startApi } from '../../src/testing/payments/api-process.ts';
import { KEYS, startSandbox } from '../../src/testing/payments/sandbox-process.ts';
import { middleOf } from '../search/clients.ts';
import type { Figures } from '../search/latencies.ts';
import { connectClients } from './connected-clients.ts';
import { measureEach } from './measure-each.ts';
import { makeWishes, type Wish } from './order-book.ts';
import { orderByHand } from './order-by-hand.ts';
import { type Goal, tellFigures } from './tell-figures.ts';

const CLIENTS = 50;
const ROUNDS = 3;
/** Orders per round, for each way of making them. */
const ORDERS = 600;
const GOAL: Goal = { p99: 1_000, ratio: 10 };

/**
 * How fast an order is made while 50 are made at once, compared with hand-written SQL with the same locks and rows.
 * @returns whether the goal is met
 */
export const measureOrders = async (
  client: pg.Client,
  databaseUrl: string,
  main: string,
): Promise<boolean> => {
  const wishes = await makeWishes(client, 2 * (ROUNDS + 1) * ORDERS);
  const next = () => wishes.splice(0, ORDERS);
  const sandbox = await startSandbox();
  const dataDir = await makeTemporaryFolder();
  const api = await startApi({ databaseUrl, dataDir }, sandbox.url, { main });
  const http = new Pool(api.url, { connections: CLIENTS, pipelining: 1 });
  const gateway = new Pool(sandbox.url, { connections: CLIENTS, pipelining: 1 });
  const byHand = await connectClients(databaseUrl, CLIENTS);
  const figures: [Figures[], Figures[], Figures[]] = [[], [], []];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const overHttp = await measureEach(next(), CLIENTS, (wish) => order(http, wish));
      const inSql = await measureEach(next(), CLIENTS, (wish, number) =>
        orderByHand(byHand.at(number), wish),
      );
      const bare = await measureEach(Array.from({ length: ORDERS }), CLIENTS, () => openAtGateway(gateway));
      // The first round warms up all.
      if (round > 0) for (const [at, one] of [overHttp, inSql, bare].entries()) figures[at]?.push(one);
    }
  } finally {
    await http.close();
    await gateway.close();
    await byHand.close();
    await api.stop();
    await sandbox.stop();
    await removeFolder(dataDir);
  }
  const names = ['API, sandbox included', 'SQL by hand', 'sandbox alone'];
  const told = figures.map((runs, at): [string, Figures] => [names[at] ?? '', middleOf(runs)]);
  return tellFigures(`An order, ${CLIENTS} customers at once over 60 salons`, told, GOAL);
};

const order = async (http: Pool, { token, salonId, serviceId, start }: Wish): Promise<void> => {
  const { statusCode, body } = await http.request({
    method: 'POST',
    path: '/api/payment/create-order',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      amount: 50_800,
      currency: 'INR',
      salonId,
      services: [{ serviceId }],
      dateTime: toLocalIso(start),
    }),
  });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`An order was answered by ${statusCode}: ${text.slice(0, 300)}`);
};

const openAtGateway = async (gateway: Pool): Promise<void> => {
  const { statusCode, body } = await gateway.request({
    method: 'POST',
    path: '/v1/orders',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64')}`,
    },
    body: JSON.stringify({ amount: 50_800, currency: 'INR', receipt: 'bench' }),
  });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`The sandbox answered ${statusCode}: ${text.slice(0, 300)}`);
};
