import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { instantAt } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../app/build-app.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import {
  makeCustomer,
  makeSalon,
  putVisit,
  type TestCustomer,
  type TestSalon,
} from '../../../testing/payments/booking-bench.ts';
import { testSettings } from '../../../testing/test-settings.ts';
import { salons } from '../../marketplace/salons/salons.tables.ts';
import { postCapture } from '../../money/ledger/post.ts';

/** A Wednesday. */
const NOW = instantAt('2026-11-25', '15:00');
const PRICE = { basePaise: 50_000, discountPaise: 5_000, feePaise: 4_900, gstPaise: 900, totalPaise: 50_800 };

forEachDatabase((_, open) => {
  let app: FastifyInstance;
  let database: Database;
  let salon: TestSalon;
  let owner: TestCustomer;
  let payments = 0;

  /** A visit that was booked at `booked`, and paid then if `paid`; times like '2026-11-24 10:30' at the salon. */
  const visit = async (
    customer: TestCustomer | null,
    at: string,
    booked: string,
    change: { paid?: boolean; status?: 'confirmed' | 'completed' | 'cancelled'; salon?: TestSalon } = {},
  ) => {
    const { paid = true, status = 'confirmed', salon: where = salon } = change;
    const [start, made] = [instantOf(at), instantOf(booked)];
    const of = customer ?? { id: '' };
    const id = await putVisit(database, where, of, start, 30, {
      ...(paid ? PRICE : { basePaise: 40_000, totalPaise: 40_000 }),
      ...(customer === null && { customerId: null, source: 'walk-in' as const }),
      status,
      createdAt: made,
      confirmedAt: made,
    });
    payments += 1;
    if (paid) await database.transaction((tx) => postCapture(tx, id, `pay_${payments}`, made));
  };
  const instantOf = (text: string) => {
    const [day = '', time = ''] = text.split(' ');
    return instantAt(day, time);
  };
  const dashboard = async (dateRange: string, token = owner.token) => {
    const reply = await app.inject({
      url: `/api/salon/dashboard?dateRange=${dateRange}`,
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(reply.statusCode, 200, reply.body);
    return reply.json().data;
  };

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
    owner = await makeCustomer(database, 'salon');
    await database.db.update(salons).set({ ownerId: owner.id }).where(eq(salons.id, salon.id));
    const [asha, meera, zoya] = [
      await makeCustomer(database),
      await makeCustomer(database),
      await makeCustomer(database),
    ];
    // Asha's first booking was last month, Meera's this week, Zoya's today.
    await visit(asha, '2026-10-20 11:00', '2026-10-19 09:00', { status: 'completed' });
    await visit(asha, '2026-11-17 11:00', '2026-11-16 00:00', { status: 'completed' });
    await visit(meera, '2026-11-24 11:30', '2026-11-23 23:59', { status: 'completed' });
    await visit(zoya, '2026-11-27 00:00', '2026-11-25 00:30');
    await visit(null, '2026-11-25 11:15', '2026-11-25 11:10', { paid: false });
    await visit(meera, '2026-11-26 18:00', '2026-11-20 10:00', { status: 'cancelled', paid: false });
    const elsewhere = await makeSalon(database, 9);
    await visit(asha, '2026-11-25 12:00', '2026-11-25 09:00', { salon: elsewhere });
  });
  after(() => app.close());

  it('tells the figures of a period and of the whole one before it, by the calendar of the salon', async () => {
    const figuresOf = ({ balance, appointments, newCustomers }: Record<string, number>) => [
      balance,
      appointments,
      newCustomers,
    ];
    for (const [range, now, before] of [
      ['today', [450, 1, 1], [0, 1, 0]],
      ['week', [900, 3, 2], [450, 1, 0]],
      ['month', [1350, 4, 2], [450, 1, 1]],
      ['year', [1800, 5, 3], [0, 0, 0]],
    ] as const) {
      const data = await dashboard(range);
      assert.deepEqual([figuresOf(data), figuresOf(data.previous)], [now, before], range);
    }
  });

  it('counts what the lists behind its figures hold, and no cancelled visit', async () => {
    const listed = async (query: string) => {
      const headers = { authorization: `Bearer ${owner.token}` };
      const reply = await app.inject({ url: `/api/salon/orders?${query}`, headers });
      assert.equal(reply.statusCode, 200, reply.body);
      return reply.json().data;
    };
    for (const range of ['today', 'week', 'month', 'year']) {
      const { appointments, newCustomers } = await dashboard(range);
      const visits = await listed(`dateRange=${range}&status=not-cancelled`);
      const first = await listed(`newIn=${range}`);
      assert.deepEqual([visits.length, first.length], [appointments, newCustomers], range);
    }
    // Meera's first booking was cancelled; the one that counts was made on Monday.
    assert.deepEqual(
      (await listed('newIn=week')).map(({ createdAt }: { createdAt: string }) => createdAt.slice(0, 16)),
      ['2026-11-25T00:30', '2026-11-23T23:59'],
    );
  });

  it('has a step for each hour of today, each day of a week or month, each month of a year, which sum to the figures', async () => {
    for (const [range, count, first, last] of [
      ['today', 24, '2026-11-25T00:00:00+05:30', '2026-11-25T23:00:00+05:30'],
      ['week', 7, '2026-11-23T00:00:00+05:30', '2026-11-29T00:00:00+05:30'],
      ['month', 30, '2026-11-01T00:00:00+05:30', '2026-11-30T00:00:00+05:30'],
      ['year', 12, '2026-01-01T00:00:00+05:30', '2026-12-01T00:00:00+05:30'],
    ] as const) {
      const { series, balance, appointments } = await dashboard(range);
      assert.deepEqual([series.length, series[0].start, series.at(-1).start], [count, first, last]);
      const sum = (name: string) =>
        series.reduce((total: number, step: Record<string, number>) => total + (step[name] ?? 0), 0);
      assert.deepEqual([sum('revenue'), sum('bookings')], [balance, appointments], range);
    }
    const { series } = await dashboard('week');
    assert.deepEqual(
      series.map(({ revenue, bookings }: Record<string, number>) => [revenue, bookings]),
      [
        [450, 0],
        [0, 1],
        [450, 1],
        [0, 0],
        [0, 1],
        [0, 0],
        [0, 0],
      ],
    );
  });

  it('counts the busy hours of the last twelve weeks up to yesterday, by weekday and hour at the salon', async () => {
    const { busyHours } = await dashboard('today');
    assert.deepEqual(busyHours, [{ weekday: 1, hour: 11, bookings: 3 }]);
  });

  it('a salon without bookings has nothing but zeros, and knows of no other’s', async () => {
    const newcomer = await makeCustomer(database, 'salon');
    const empty = await makeSalon(database);
    await database.db.update(salons).set({ ownerId: newcomer.id }).where(eq(salons.id, empty.id));
    const data = await dashboard('month', newcomer.token);
    assert.deepEqual(
      [data.balance, data.appointments, data.newCustomers, data.busyHours, data.series.length],
      [0, 0, 0, [], 30],
    );
  });

  it('tells an owner without a salon so, by a code of its own', async () => {
    const { token } = await makeCustomer(database, 'salon');
    for (const url of ['/api/salon/dashboard?dateRange=today', '/api/salon/orders']) {
      const reply = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      assert.deepEqual([reply.statusCode, reply.json().code], [404, 'SALON_MISSING'], url);
    }
  });
});
