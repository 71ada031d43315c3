import { until } from '@sundara/contracts/testing';
import { sql } from 'drizzle-orm';
import { PAYMENT_RECONCILE } from '../../../areas/money/settlement/reconcile.job.ts';
import type { FinalVisit } from '../history.ts';
import type { Stage } from './stage.ts';

/**
 * Waits until all money that was paid is heard of and all that is owed has gone back, and reads what is left of each
 * visit, with what the gateway has of it. The checks that the API has planned for later are brought forward.
 */
export const finalVisits = async (stage: Stage): Promise<readonly FinalVisit[]> => {
  const { database, apis, salons } = stage;
  const ids = salons.map(({ id }) => id);
  await until(async () => {
    await database.db.execute(sql`
      update outbox set run_at = now()
       where kind = ${PAYMENT_RECONCILE.name} and done_at is null and failed_at is null and run_at > now()
         and key in (select gateway_order_id from payments where gateway_payment_id is null)`);
    return (await countOpen(stage)) === 0;
  });
  const { orders } = await apis.sandbox.books();
  const books = new Map(orders.map((order) => [order.order_id, order]));
  const { rows } = await database.pool.query<{
    id: string;
    status: string;
    start: Date;
    order_id: string | null;
    timeline: string[];
  }>(
    `select b.id, b.status, lower(b.during) as start, p.gateway_order_id as order_id,
            array(select kind from booking_events where booking_id = b.id order by no) as timeline
       from bookings b left join payments p on p.booking_id = b.id where b.salon_id = any($1)`,
    [ids],
  );
  return rows.map(({ id, status, start, order_id, timeline }) => {
    const book = books.get(order_id ?? '');
    return {
      ...{ bookingId: id, status, start: start.getTime(), timeline },
      capturedPaise: book?.captured ?? 0,
      refundedPaise: book?.refunded ?? 0,
    };
  });
};

/** How many visits have money that we have not heard of, or that has still to go back. */
const countOpen = async ({ database, visits, apis }: Stage): Promise<number> => {
  const { orders } = await apis.sandbox.books();
  const paid = orders.filter(({ captured }) => captured > 0).map(({ order_id }) => order_id);
  const own = visits.flatMap(({ orderId }) => orderId ?? []);
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int from payments p
      where p.gateway_order_id = any($1) and (
        (p.gateway_order_id = any($2) and p.gateway_payment_id is null)
        or exists (select from refunds r where r.booking_id = p.booking_id and r.status <> 'processed'))`,
    [own, paid],
  );
  return rows[0]?.count ?? 0;
};
