import assert from 'node:assert/strict';
import { until } from '@sundara/contracts/testing';
import { connectToServer } from '@sundara/node/testing';
import type { Crowd } from './crowd.ts';

interface Paid {
  readonly order: string;
  readonly state: string;
}

const BOOKED = 'paid, confirmed';
/** No refund of it waits; near to the visit there is none at all. */
const GIVEN_BACK = 'cancelled';

/**
 * Waits until the salon has each visit that somebody of the crowd paid for, by whichever way the news came, and those
 * who cancelled have their money back; compares with the gateway's books.
 * @returns how many visits were paid for
 */
export const assertAllBooked = async (
  { customers }: Crowd,
  { databaseUrl, sandboxUrl }: { readonly databaseUrl: string; readonly sandboxUrl: string },
): Promise<number> => {
  const wanted = new Map(
    customers.flatMap(({ paid, cancelled }) => [
      ...paid.map((order) => [order, BOOKED] as const),
      ...cancelled.map((order) => [order, GIVEN_BACK] as const),
    ]),
  );
  assert(wanted.size > customers.length, `${customers.length} people paid ${wanted.size} visits`);
  const server = connectToServer(databaseUrl);
  try {
    const states = async (): Promise<Paid[]> =>
      (
        await server.query(`select gateway_order_id as order,
            case when b.status = 'cancelled' then concat_ws(', ', 'cancelled', (select string_agg(r.status, ' ')
              from refunds r where r.booking_id = b.id and r.status <> 'processed'))
            else p.status || ', ' || b.status end as state
          from payments p join bookings b on b.id = p.booking_id where p.status <> 'created'`)
      ).rows;
    const open = async () => {
      const known = new Map((await states()).map(({ order, state }) => [order, state]));
      return [...wanted].filter(([order, state]) => known.get(order) !== state);
    };
    await until(async () => (await open()).length === 0).catch(async () =>
      assert.deepEqual(await open(), [], 'paid for and not booked, or cancelled and not given back'),
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
  return wanted.size;
};
