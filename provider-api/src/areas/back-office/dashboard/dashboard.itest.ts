import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../app/build-app.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import {
  makeCustomer,
  makeSalon,
  putVisit,
  type TestCustomer,
  type TestSalon,
} from '../../../testing/payments/booking-bench.ts';
import { testSettings } from '../../../testing/test-settings.ts';
import { disputes } from '../../booking/bookings/disputes.tables.ts';
import { users } from '../../identity/accounts/accounts.tables.ts';
import { salons } from '../../marketplace/salons/salons.tables.ts';
import { postCapture, postRefundDue } from '../../money/ledger/post.ts';
import { payments } from '../../money/payments/payments.tables.ts';
import { refunds } from '../../money/refunds/refunds.tables.ts';
import { contactMessages } from '../contact/contact.tables.ts';
import { countWaitingRefunds } from './attention.repository.ts';

/** A Wednesday. */
const NOW = instantAt('2026-11-25', '15:00');
const MESSAGE = { name: 'Leela', email: 'leela@people.example', subject: 'support', sender: 'mark' } as const;
const PRICE = { basePaise: 50_000, discountPaise: 5_000, feePaise: 4_900, gstPaise: 900, totalPaise: 50_800 };
const instantOf = (text: string) => {
  const [day = '', time = ''] = text.split(' ');
  return instantAt(day, time);
};

forEachDatabase((_, open) => {
  let app: FastifyInstance;
  let database: Database;
  let salon: TestSalon;
  let customer: TestCustomer;
  let admin: TestCustomer;
  const get = async (url: string, token = admin.token) =>
    app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const figures = async (range: string) => {
    const reply = await get(`/api/admin/figures?dateRange=${range}`);
    assert.equal(reply.statusCode, 200, reply.body);
    return reply.json().data;
  };
  const attention = async () => (await get('/api/admin/attention')).json().data;

  /** A visit at `at`, booked at `made`, both like '2026-11-24 10:30'; paid then, unless `paid` is false. */
  const visit = async (
    at: string,
    made: string,
    change: Parameters<typeof putVisit>[5] & { paid?: boolean } = {},
  ) => {
    const { paid = true, ...row } = change;
    const createdAt = instantOf(made);
    const id = await putVisit(database, salon, customer, instantOf(at), 30, { ...PRICE, createdAt, ...row });
    await database.db.insert(payments).values({
      ...{ bookingId: id, gatewayOrderId: `order_${id}`, amountPaise: 50_800, createdAt },
      ...(paid && { gatewayPaymentId: `pay_${id}`, capturedAt: createdAt }),
    });
    if (paid) await database.transaction((tx) => postCapture(tx, id, `pay_${id}`, createdAt));
    return id;
  };
  const giveBack = (
    bookingId: string,
    amountPaise: number,
    at: string,
    status: 'due' | 'failed' | 'processed',
  ) =>
    database.transaction(async (tx) => {
      const [made] = await tx
        .insert(refunds)
        .values({
          ...{
            bookingId,
            gatewayPaymentId: `pay_${bookingId}`,
            key: `${bookingId}-${at}`,
            amountPaise,
            status,
          },
          ...{ reason: 'customer-cancelled', createdAt: instantOf(at) },
        })
        .returning();
      assert(made);
      await postRefundDue(tx, made, instantOf(at));
    });

  before(async () => {
    database = await open();
    app = await buildApp({
      settings: testSettings(),
      database,
      does: [],
      checkReplies: true,
      now: () => NOW,
    });
    salon = await makeSalon(database, 9);
    customer = await makeCustomer(database);
    admin = await makeCustomer(database, 'admin');
    const [, late] = [await makeSalon(database, 1, { isActive: false }), await makeCustomer(database)];
    await database.db.update(salons).set({ createdAt: instantOf('2026-11-03 10:00') });
    const early = { createdAt: instantOf('2026-10-05 10:00') };
    await database.db
      .update(users)
      .set(early)
      .where(inArray(users.id, [customer.id, admin.id]));
    await database.db
      .update(users)
      .set({ createdAt: instantOf('2026-11-25 00:10') })
      .where(eq(users.id, late.id));

    await visit('2026-10-20 11:00', '2026-10-19 09:00', { status: 'completed' });
    const cancelled = await visit('2026-11-17 11:00', '2026-11-16 00:00', { status: 'cancelled' });
    await visit('2026-11-24 11:30', '2026-11-23 23:59', { status: 'completed', attendance: 'no_show' });
    const argued = await visit('2026-11-24 12:30', '2026-11-24 09:00', { status: 'disputed' });
    await visit('2026-11-27 10:00', '2026-11-25 00:30');
    const passed = { status: 'expired', paid: false } as const;
    await visit('2026-11-27 12:00', '2026-11-25 14:00', passed);
    await giveBack(cancelled, 25_400, '2026-11-25 08:00', 'due');
    await giveBack(argued, 10_000, '2026-11-18 14:59', 'due');
    await giveBack(argued, 20_000, '2026-11-24 14:00', 'failed');
    await database.db.insert(disputes).values({
      ...{ bookingId: argued, reason: 'The colour came out another one.' },
      createdAt: addMinutes(NOW, -48 * 60),
    });
    await database.db.insert(contactMessages).values([
      { ...MESSAGE, ticket: 'A-1', message: 'My receipt has the wrong name.' },
      { ...MESSAGE, ticket: 'A-2', message: 'Thank you.', state: 'answered' },
      { ...MESSAGE, ticket: 'A-3', message: 'Buy now.', isSpam: true },
    ]);
    const job = { kind: 'test.none', payload: {} };
    await database.db.insert(outbox).values([
      { ...job, key: 'a', failedAt: NOW },
      { ...job, key: 'b', lastError: 'no luck' },
      { ...job, key: 'c' },
    ]);
  });
  after(() => app.close());

  it('refuses who is no admin, and what is no period', async () => {
    for (const path of ['/api/admin/figures', '/api/admin/attention']) {
      assert.equal((await app.inject({ url: path })).statusCode, 401);
      assert.equal((await get(path, customer.token)).statusCode, 403);
    }
    assert.equal((await get('/api/admin/figures?dateRange=decade')).statusCode, 400);
  });

  it('tells what happened in a period and in the whole one before it', async () => {
    const told = ({
      bookings,
      captured,
      fee,
      refunded,
      refunds: parts,
      newSalons,
      newUsers,
    }: Record<string, number>) => [...[bookings, captured, fee, refunded, parts], ...[newSalons, newUsers]];
    // The fee is refunded with its refund, on the same day: 49 less 24.50 today.
    for (const [range, now, then] of [
      ['today', [1, 508, 24.5, 254, 1, 0, 1], [1, 508, 29.71, 200, 1, 0, 0]],
      ['month', [4, 2032, 142.57, 554, 3, 2, 1], [1, 508, 49, 0, 0, 0, 2]],
      ['year', [5, 2540, 191.57, 554, 3, 2, 3], [0, 0, 0, 0, 0, 0, 0]],
    ] as const) {
      const data = await figures(range);
      assert.deepEqual([told(data.now), told(data.before)], [now, then], range);
    }
  });

  it('tells visits by their own day, and orders by the day on which they were made', async () => {
    const { now } = await figures('week');
    const { visits, cancelled, completed, noShows, orders, paid } = now;
    assert.deepEqual([visits, cancelled, completed, noShows, orders, paid], [3, 0, 2, 1, 4, 3]);
    assert.equal((await figures('month')).now.cancelled, 1);
  });

  it('has a step for each day, each month of a year, which sum to the figures; today is the last of fourteen days', async () => {
    for (const [range, count, first] of [
      ['today', 14, '2026-11-12T00:00:00+05:30'],
      ['week', 7, '2026-11-23T00:00:00+05:30'],
      ['month', 30, '2026-11-01T00:00:00+05:30'],
      ['year', 12, '2026-01-01T00:00:00+05:30'],
    ] as const) {
      const { now, before: then, series, seriesBefore } = await figures(range);
      assert.deepEqual([series.length, series[0].start], [count, first], range);
      const sum = (steps: Record<string, number>[]) =>
        steps.reduce((all, { bookings = 0 }) => all + bookings, 0);
      if (range !== 'today')
        assert.deepEqual([sum(series), sum(seriesBefore)], [now.bookings, then.bookings]);
      else assert.deepEqual([series[13].bookings, series[12].bookings], [now.bookings, then.bookings]);
    }
  });

  it('follows a day that is long over: a late refund, a visit that nobody came to after all', async () => {
    const id = await visit('2026-10-06 11:00', '2026-10-05 09:00', { status: 'completed', paid: false });
    const october = async () => (await figures('month')).before;
    const { noShows } = await october();
    await database.pool.query("update bookings set attendance = 'no_show' where id = $1", [id]);
    assert.equal((await october()).noShows, noShows + 1);
    await database.pool.query("update bookings set status = 'cancelled', attendance = null where id = $1", [
      id,
    ]);
    const { noShows: after, cancelled, completed } = await october();
    assert.deepEqual([after, cancelled, completed], [noShows, 1, 1]);
  });

  it('tells what waits for somebody: payments, jobs, disputes by their age and first deadline, salons, messages', async () => {
    assert.deepEqual(await attention(), {
      salons: { total: 2, active: 1, pending: 1 },
      payments: { toLookAt: 1, lateRefunds: 1 },
      jobs: { givenUp: 1, retrying: 1 },
      disputes: { fresh: 0, overdue: 1, old: 0, nextDue: '2026-11-25T15:00:00+05:30' },
      applications: 0,
      proposals: 0,
      messages: 1,
    });
    const waiting = await countWaitingRefunds(database.db, NOW);
    const since = waiting.map(({ status, waiting: n, oldest }) => [
      status,
      n,
      addMinutes(NOW, -oldest / 60).toISOString(),
    ]);
    const expected = [
      ['due', 2, instantAt('2026-11-18', '14:59').toISOString()],
      ['failed', 1, instantAt('2026-11-24', '14:00').toISOString()],
    ];
    assert.deepEqual(since.toSorted(), expected, 'and metrics tell it by status');
    await database.db.update(disputes).set({ answeredAt: NOW });
    assert.equal((await attention()).disputes.nextDue, '2026-12-23T15:00:00+05:30');
    await database.db.update(disputes).set({ answeredAt: null });
    const opened = async (minutesAgo: number) => {
      await database.db.update(disputes).set({ createdAt: addMinutes(NOW, -minutesAgo) });
      const { fresh, overdue, old } = (await attention()).disputes;
      return [fresh, overdue, old];
    };
    assert.deepEqual(await opened(48 * 60 - 1), [1, 0, 0]);
    assert.deepEqual(await opened(30 * 24 * 60 - 1), [0, 1, 0]);
    assert.deepEqual(await opened(30 * 24 * 60), [0, 0, 1]);
    await database.db.update(disputes).set({ resolvedAt: NOW });
    assert.deepEqual((await attention()).disputes, { fresh: 0, overdue: 0, old: 0, nextDue: null });
  });

  it('counts pages of salons and months of free days by what it answered, for nobody in particular', async () => {
    const other = await buildApp({
      settings: testSettings(),
      database,
      does: [],
      checkReplies: true,
      now: () => NOW,
    });
    for (let turn = 0; turn < 3; turn += 1) await other.inject({ url: `/api/public/salons/${salon.id}` });
    assert.equal((await other.inject({ url: '/api/public/salons/none' })).statusCode, 404);
    // It writes its counts before it ends.
    await other.close();
    assert.equal((await figures('today')).now.salonViews, 3);
  });
});
