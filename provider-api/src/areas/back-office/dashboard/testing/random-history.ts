import { addMinutes, instantAt } from '@sundara/contracts';
import type { Random } from '@sundara/contracts/testing';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/open-database.ts';
import {
  makeCustomer,
  makeSalon,
  putVisit,
  type TestCustomer,
  type TestSalon,
} from '../../../../testing/payments/booking-bench.ts';
import { bookings } from '../../../booking/bookings/bookings.tables.ts';
import { occupations } from '../../../booking/bookings/occupations.tables.ts';
import { rangeText } from '../../../booking/time/time-range.ts';
import { salons } from '../../../marketplace/salons/salons.tables.ts';
import { postCapture, postRefundDue, postRefundPaid } from '../../../money/ledger/post.ts';
import { payments } from '../../../money/payments/payments.tables.ts';
import { refunds } from '../../../money/refunds/refunds.tables.ts';

const PRICE = { basePaise: 50_000, discountPaise: 5_000, feePaise: 4_900, gstPaise: 900, totalPaise: 50_800 };
const MINUTES_OF_60_DAYS = 60 * 24 * 60;
const FIRST = instantAt('2026-09-20', '00:00');

interface Visit {
  readonly id: string;
  open: boolean;
  paid: boolean;
}

/** Random events of a marketplace over sixty days, in any order: also on days long past. */
export const createHistory = async (database: Database, { below, pick }: Random) => {
  const salon: TestSalon = await makeSalon(database);
  const customer: TestCustomer = await makeCustomer(database);
  const visits: Visit[] = [];
  let no = 0;
  const someday = () => addMinutes(FIRST, below(MINUTES_OF_60_DAYS));
  const one = (fits: (visit: Visit) => boolean): Visit | undefined => {
    const fitting = visits.filter(fits);
    return fitting[below(fitting.length)];
  };

  /** Each visit at a different time, so that one chair is enough. */
  const start = () => {
    no += 1;
    return addMinutes(FIRST, no * 55);
  };
  const book = async () => {
    const status = pick(['held', 'confirmed', 'pending'] as const);
    const id = await putVisit(database, salon, customer, start(), 50, {
      ...PRICE,
      status,
      createdAt: someday(),
      ...(status === 'held' && { holdExpiresAt: someday() }),
    });
    visits.push({ id, open: true, paid: false });
  };
  const end = async () => {
    const visit = one(({ open }) => open);
    if (!visit) return;
    const status = pick(['cancelled', 'completed', 'expired'] as const);
    await database.transaction(async (tx) => {
      await tx.delete(occupations).where(eq(occupations.bookingId, visit.id));
      await tx.update(bookings).set({ status }).where(eq(bookings.id, visit.id));
    });
    visit.open = false;
  };
  const sayWhoCame = async () => {
    const attendance = pick(['attended', 'no_show', null] as const);
    const visit = one(({ open }) => !open);
    if (!visit) return;
    const { rows } = await database.pool.query<{ status: string }>(
      'select status from bookings where id = $1',
      [visit.id],
    );
    if (!['completed', 'disputed'].includes(rows[0]?.status ?? '')) return;
    const status = below(2) ? 'disputed' : 'completed';
    await database.db.update(bookings).set({ attendance, status }).where(eq(bookings.id, visit.id));
  };
  const move = async () => {
    const visit = one(({ open }) => !open);
    const from = start();
    const during = rangeText({ start: from, end: addMinutes(from, 50) });
    if (visit) await database.db.update(bookings).set({ during }).where(eq(bookings.id, visit.id));
  };
  const remove = async () => {
    const visit = one(({ open, paid }) => !open && !paid);
    if (!visit) return;
    await database.db.delete(bookings).where(eq(bookings.id, visit.id));
    visits.splice(visits.indexOf(visit), 1);
  };
  const pay = async () => {
    const visit = one(({ paid }) => !paid);
    if (!visit) return;
    visit.paid = true;
    const order = { bookingId: visit.id, gatewayOrderId: `order_${visit.id}`, amountPaise: 50_800 };
    const made = await database.db
      .insert(payments)
      .values({ ...order, createdAt: someday() })
      .returning();
    if (below(4) === 0) return;
    const [at, gatewayPaymentId] = [someday(), `pay_${visit.id}`];
    await database.transaction(async (tx) => {
      await tx
        .update(payments)
        .set({ status: 'paid', gatewayPaymentId, capturedAt: at })
        .where(eq(payments.id, made[0]?.id ?? ''));
      await postCapture(tx, visit.id, gatewayPaymentId, at);
    });
    if (below(2)) await giveBack(visit.id, gatewayPaymentId);
  };
  const giveBack = async (bookingId: string, gatewayPaymentId: string) => {
    const at = someday();
    await database.transaction(async (tx) => {
      const asked = { bookingId, gatewayPaymentId, key: bookingId, amountPaise: 100 + below(50_700) };
      const [made] = await tx
        .insert(refunds)
        .values({ ...asked, reason: 'customer-cancelled', createdAt: at })
        .returning();
      if (!made) throw new Error('A refund was written and not answered.');
      await postRefundDue(tx, made, at);
      if (below(2)) await postRefundPaid(tx, made, someday());
    });
  };
  const join = async () => {
    await makeCustomer(database);
    const { id } = await makeSalon(database);
    await database.db.update(salons).set({ createdAt: someday() }).where(eq(salons.id, id));
  };
  /** Many rows in one statement, each counted for its own day. */
  const crowd = async () => {
    no += 1;
    const [first, prefix] = [someday(), `crowd-${no}`];
    await database.pool.query(
      `insert into users (name, email, phone, password_hash, created_at)
       select 'Crowd', $1 || '-' || n || '@people.example', '', 'none', $2::timestamptz + n * interval '7 hours'
         from generate_series(1, $3::int) n`,
      [prefix, first, below(30)],
    );
    await database.pool.query(
      `update users set created_at = created_at + interval '1 day', phone = 'x'
        where email like $1 || '-%' and created_at > $2::timestamptz + interval '40 hours'`,
      [prefix, first],
    );
    await database.pool.query("delete from users where email like $1 || '-%5@people.example'", [prefix]);
  };
  const shift = async () => {
    const days = below(5) - 2;
    await database.db
      .update(bookings)
      .set({ createdAt: sql`created_at + ${days} * interval '1 day'`, specialRequests: `moved by ${days}` })
      .where(sql`created_at > ${someday()}`);
  };
  /** A rolled-back change counts nothing. */
  const changeMind = async () => {
    await database
      .transaction(async (tx) => {
        await tx.update(bookings).set({ createdAt: someday() });
        throw new Error('changed my mind');
      })
      .catch(() => {});
  };

  const acts = [
    book,
    book,
    book,
    end,
    end,
    sayWhoCame,
    move,
    remove,
    pay,
    pay,
    join,
    crowd,
    shift,
    changeMind,
  ];
  return { step: async () => pick(acts)() };
};
