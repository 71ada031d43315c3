import assert from 'node:assert/strict';
import { until } from '@sundara/contracts/testing';
import { connectToServer } from '@sundara/node/testing';
import type { Crowd } from './crowd.ts';

interface Paid {
  readonly order: string;
  readonly state: string;
}

/**
 * Waits until the salon has each visit that somebody of the crowd paid for, by whichever way the news came, and
 * compares with the gateway's books.
 * @returns how many visits
 */
export const assertAllBooked = async (
  { customers }: Crowd,
  { databaseUrl, sandboxUrl }: { readonly databaseUrl: string; readonly sandboxUrl: string },
): Promise<number> => {
  const orders = customers.flatMap(({ paid }) => paid);
  assert(orders.length > customers.length, `${customers.length} people paid ${orders.length} visits`);
  const server = connectToServer(databaseUrl);
  try {
    const states = async (): Promise<Paid[]> =>
      (
        await server.query(`select gateway_order_id as order, p.status || ', ' || b.status as state
          from payments p join bookings b on b.id = p.booking_id where p.status <> 'created'`)
      ).rows;
    const open = async () => {
      const known = new Map((await states()).map(({ order, state }) => [order, state]));
      return orders.filter((order) => known.get(order) !== 'paid, confirmed');
    };
    await until(async () => (await open()).length === 0).catch(async () =>
      assert.deepEqual(await open(), [], 'paid for, and not booked'),
    );
    const books = await (await fetch(`${sandboxUrl}/sandbox/books`)).json();
    const captured: { order_id: string; captured: number }[] = books.orders;
    const mine = captured.filter(({ captured: paise }) => paise > 0).map(({ order_id: order }) => order);
    const known = new Set((await states()).map(({ order }) => order));
    assert.deepEqual(
      mine.filter((order) => !known.has(order)),
      [],
      'the gateway has money that we do not know of',
    );
  } finally {
    await server.disconnect();
  }
  return orders.length;
};
