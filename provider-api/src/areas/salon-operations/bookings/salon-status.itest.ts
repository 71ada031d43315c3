import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import {
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  putVisit,
  type TestCustomer,
  TUESDAY,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { bookingEvents } from '../../booking/bookings/booking-events.tables.ts';
import type { bookings } from '../../booking/bookings/bookings.tables.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { salons, services } from '../../marketplace/salons/salons.tables.ts';
import { findBalances } from '../../money/ledger/balances.ts';
import { cancelVisit, type PaidVisit, payVisit } from '../../money/refunds/testing/paid-visit.ts';

const START = instantAt(TUESDAY, '16:00');
const TEAM = { specialists: [{ name: 'Asha' }, { name: 'Bina' }] };

forEachBench({ webhooks: 'lost', salon: TEAM }, (scene) => {
  let owner: TestCustomer;
  const own = async (salonId: string) => {
    const account = await makeCustomer(scene.database, 'salon');
    await scene.database.db.update(salons).set({ ownerId: account.id }).where(eq(salons.id, salonId));
    return account;
  };
  beforeEach(async () => {
    owner = await own(scene.salon.id);
  });

  const pay = (customer = scene.customer) =>
    payVisit(scene.bench, scene.sandbox, customer, scene.salon, { dateTime: `${TUESDAY}T16:00` });
  const ask = (method: 'GET' | 'PATCH', path: string, body?: unknown, who = owner) =>
    scene.bench.call(method, `/api/salon/bookings/${path}`, { token: who.token, body });
  const give = (
    { bookingId }: Pick<PaidVisit, 'bookingId'>,
    status: string,
    more: object = {},
    who = owner,
  ) => ask('PATCH', `${bookingId}/status`, { status, ...more }, who);
  const came = ({ bookingId }: Pick<PaidVisit, 'bookingId'>, attendance: string | null) =>
    ask('PATCH', `${bookingId}/attendance`, { attendance });
  const look = async ({ bookingId }: Pick<PaidVisit, 'bookingId'>) => (await ask('GET', bookingId)).json.data;
  const answer = ({ status, json }: Awaited<ReturnType<typeof give>>) =>
    `${status} ${json.code ?? json.data.status}`;
  const kinds = async ({ bookingId }: PaidVisit) =>
    (
      await scene.database.db
        .select({ kind: bookingEvents.kind })
        .from(bookingEvents)
        .where(eq(bookingEvents.bookingId, bookingId))
        .orderBy(bookingEvents.no)
    ).map(({ kind }) => kind);
  const mailsAbout = async ({ bookingId }: PaidVisit) =>
    (await scene.bench.jobsDone())
      .filter(({ kind, key }) => kind.startsWith('mail.') && key.startsWith(bookingId))
      .map(({ kind, failed }) => (failed ? `${kind} failed` : kind))
      .sort();
  const auditOf = async ({ bookingId }: PaidVisit) =>
    (await scene.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, bookingId))).map(
      ({ action, changes }) => [action, changes],
    );

  it('gives any status from any other, in any case, and each change is told, timed and audited once', async () => {
    const visit = await pay();
    const answers: string[] = [];
    for (const status of [
      'Pending',
      'pending',
      'CONFIRMED',
      'completed',
      'Confirmed',
      'Completed',
      'pending',
    ]) {
      scene.bench.now = addMinutes(scene.bench.now, 1);
      answers.push(answer(await give(visit, status)));
    }
    assert.deepEqual(answers, [
      '200 pending',
      '200 pending',
      '200 confirmed',
      '200 completed',
      '200 confirmed',
      '200 completed',
      '200 pending',
    ]);
    assert.deepEqual(await kinds(visit), [
      ...['created', 'pending', 'confirmed', 'completed', 'reopened', 'completed', 'pending'],
    ]);
    assert.equal((await auditOf(visit)).length, 6);
    const mails = await mailsAbout(visit);
    assert.equal(mails.filter((kind) => kind === 'mail.booking-status').length, 6);
    assert.equal(mails.filter((kind) => kind === 'mail.salon-told').length, 1);
    const { statusLabel, timeline, can } = await look(visit);
    assert.equal(statusLabel, 'Pending');
    assert.equal(timeline.at(-1).title, 'Waiting for the salon to confirm');
    assert.deepEqual(can.statuses, ['confirmed', 'completed', 'cancelled']);
    assert.equal((await give(visit, 'disputed')).json.code, 'VALIDATION_FAILED');
  });

  it('gives everything back when it cancels, however late, says why, and lets no refunded visit stand again', async () => {
    const visit = await pay();
    scene.bench.now = addMinutes(START, -30);
    const { json } = await give(visit, 'Cancelled', { reason: 'Our stylist is ill.' });
    assert.deepEqual([json.data.status, json.data.refunds[0].amount], ['cancelled', 508]);
    assert.equal(answer(await give(visit, 'cancelled')), '200 cancelled');
    const mails = await mailsAbout(visit);
    assert.equal(mails.filter((kind) => kind === 'mail.booking-cancelled').length, 1);
    assert.equal(mails.filter((kind) => kind === 'mail.salon-told').length, 1);
    const { gateway, customer } = await findBalances(scene.database.db, visit.bookingId);
    assert.deepEqual([gateway, customer], [0, 0]);
    const { can, timeline } = await look(visit);
    assert.deepEqual(can.statuses, []);
    assert.ok(timeline.some(({ text }: { text: string }) => text === 'By your salon: Our stylist is ill.'));
    const own = await scene.bench.call('GET', `/api/customer/bookings/${visit.bookingId}`, {
      token: scene.customer.token,
    });
    assert.ok(
      own.json.data.timeline.some(
        ({ text }: { text: string }) => text === 'By the salon: Our stylist is ill.',
      ),
    );
    const refused = await give(visit, 'Confirmed');
    assert.equal(answer(refused), '409 STATUS_REFUSED');
    assert.match(refused.json.message, /money went back/);
  });

  it('counts a visit for its services while it stands, whatever it has been through', async () => {
    const counted = async () => {
      const [cut] = await scene.database.db.select().from(services).where(eq(services.id, scene.salon.cut));
      return cut?.bookingCount;
    };
    const visit = await pay();
    scene.bench.now = addMinutes(START, -60);
    // So late that no money goes back, so that the salon may let it stand again.
    await cancelVisit(scene.bench, scene.customer, visit.bookingId);
    const counts = [await counted()];
    for (const status of ['completed', 'pending', 'confirmed', 'completed', 'cancelled', 'cancelled']) {
      await give(visit, status);
      counts.push(await counted());
    }
    assert.deepEqual(counts, [0, 1, 1, 1, 1, 0, 0]);
    const other = await pay();
    await cancelVisit(scene.bench, scene.customer, other.bookingId);
    await give(other, 'confirmed');
    assert.equal(await counted(), 1);
  });

  it('does nothing where the screen showed another status than the booking has', async () => {
    const visit = await pay();
    scene.bench.now = addMinutes(START, -60);
    await cancelVisit(scene.bench, scene.customer, visit.bookingId);
    const lost = await give(visit, 'Completed', { expected: 'Confirmed' });
    assert.equal(answer(lost), '409 STATUS_CHANGED');
    assert.match(lost.json.message, /it is cancelled now/);
    assert.deepEqual(await kinds(visit), ['created', 'cancelled']);
    // Nothing was refunded, so it can be reinstated.
    assert.equal(answer(await give(visit, 'confirmed', { expected: 'CANCELLED' })), '200 confirmed');
  });

  it('gives a visit that stands again to whom it had, else to anybody free, else says that all are taken', async () => {
    const [asha = '', bina = ''] = scene.salon.specialists;
    const visit = await pay();
    const [had] = await scene.bench.rows(scene.salon);
    await give(visit, 'completed');
    const rival = (who: string) =>
      putVisit(scene.database, scene.salon, scene.customer, START, 60, { specialistId: null }, who);
    const first = had?.who[0] === asha ? asha : bina;
    await rival(first);
    assert.equal(answer(await give(visit, 'confirmed')), '200 confirmed');
    const other = first === asha ? bina : asha;
    assert.equal((await look(visit)).specialist.id, other);
    await give(visit, 'completed');
    await rival(other);
    assert.equal(answer(await give(visit, 'pending')), '409 SLOT_TAKEN');
    assert.equal((await look(visit)).status, 'completed');
  });

  it('asks for a review once a visit is over, unless nobody came; then a share may go back', async () => {
    const visit = await pay();
    assert.equal(answer(await came(visit, 'no_show')), '409 STATUS_REFUSED');
    scene.bench.now = addMinutes(START, 20);
    const { json } = await came(visit, 'no_show');
    assert.deepEqual(
      [json.data.status, json.data.attendance, json.data.can.grantRefund],
      [...['completed', 'no_show', true]],
    );
    const mine = await scene.bench.call('GET', `/api/customer/bookings/${visit.bookingId}`, {
      token: scene.customer.token,
    });
    assert.deepEqual([mine.json.data.can.review, mine.json.data.can.dispute], [false, true]);
    const review = { rating: 1, title: 'Never', comment: 'I was not there.' };
    const path = `/api/customer/bookings/${visit.bookingId}/review`;
    const told = await scene.bench.call('PUT', path, { token: scene.customer.token, body: review });
    assert.equal(told.json.code, 'NOT_REVIEWABLE');
    const granted = await scene.bench.call('POST', `/api/salon/orders/${visit.bookingId}/refund`, {
      ...{ token: owner.token, body: { percent: 25, key: 'no-show-1' } },
    });
    assert.equal(granted.json.refund.amount, 127);
    assert.equal((await give(visit, 'confirmed')).json.code, 'STATUS_REFUSED');
    assert.deepEqual(await auditOf(visit), [
      ['salon.attendance', { attendance: [null, 'no_show'], status: ['confirmed', 'completed'] }],
      ['salon.grantRefund', { refundedPaise: [0, 12_700] }],
    ]);
    assert.equal((await came(visit, null)).json.data.attendance, null);
    // Refunds are listed in order of time.
    scene.bench.now = addMinutes(START, 21);
    const cancelled = await give(visit, 'Cancelled');
    assert.deepEqual(
      cancelled.json.data.refunds.map(({ amount }: { amount: number }) => amount),
      [127, 381],
    );
  });

  it('leaves its rights to a customer whose visit is completed ahead of its time, and tells them', async () => {
    const { bench, customer } = scene;
    const visit = await pay();
    assert.equal(answer(await give(visit, 'completed')), '200 completed');
    const told = async () => (await mailsAbout(visit)).filter((kind) => kind === 'mail.booking-status');
    assert.equal((await told()).length, 1);
    assert.equal((await came(visit, 'no_show')).json.code, 'STATUS_REFUSED');
    assert.equal((await look(visit)).can.attendance, false);
    const mine = async () => {
      const path = `/api/customer/bookings/${visit.bookingId}`;
      return (await bench.call('GET', path, { token: customer.token })).json.data;
    };
    assert.equal((await mine()).disputeUntil, '2026-11-25T17:00:00+05:30');
    bench.now = addMinutes(START, 30);
    assert.equal((await came(visit, 'no_show')).status, 200);
    bench.now = addMinutes(START, 25 * 60 - 1);
    assert.equal((await mine()).can.dispute, true);
    const reason = 'Nobody was there, and they said that it was done.';
    const path = `/api/customer/bookings/${visit.bookingId}/dispute`;
    const opened = await bench.call('POST', path, { token: customer.token, body: { reason } });
    assert.equal(opened.status, 200, JSON.stringify(opened.json));
  });

  it('tells a customer of a cancelled visit that is completed, and nobody of one that took place', async () => {
    const { bench, customer } = scene;
    const told = async (visit: PaidVisit) =>
      (await mailsAbout(visit)).filter((kind) => kind === 'mail.booking-status').length;
    const cancelled = await pay();
    bench.now = addMinutes(START, -30);
    await cancelVisit(bench, customer, cancelled.bookingId);
    bench.now = MONDAY_NOON;
    const visit = await pay();
    bench.now = addMinutes(START, 60);
    assert.equal(answer(await give(cancelled, 'completed')), '200 completed');
    assert.equal(answer(await give(visit, 'completed')), '200 completed');
    assert.deepEqual([await told(cancelled), await told(visit)], [1, 0]);
  });

  it('leaves a disputed visit to the admins', async () => {
    const visit = await pay();
    await give(visit, 'completed');
    const reason = 'They cut off far more than we had agreed on.';
    const opened = await scene.bench.call('POST', `/api/customer/bookings/${visit.bookingId}/dispute`, {
      ...{ token: scene.customer.token, body: { reason } },
    });
    assert.equal(opened.status, 200, JSON.stringify(opened.json));
    for (const status of ['pending', 'confirmed', 'completed', 'cancelled'])
      assert.equal((await give(visit, status)).json.code, 'STATUS_REFUSED');
    assert.equal((await came(visit, 'no_show')).json.code, 'STATUS_REFUSED');
    const { can, status } = await look(visit);
    assert.deepEqual([status, can.statuses, can.attendance], ['disputed', [], false]);
  });

  it("counts what this customer was here, and nothing of other salons' or other customers'", async () => {
    const { database, salon, customer } = scene;
    const [asha = ''] = salon.specialists;
    const past = (days: number, change: Partial<typeof bookings.$inferInsert>, at = salon, who = customer) =>
      putVisit(
        database,
        at,
        who,
        addMinutes(START, -days * 1440),
        60,
        { status: 'completed', ...change },
        asha,
      );
    await past(30, { basePaise: 40_000, totalPaise: 40_000 });
    await past(20, { attendance: 'no_show' });
    await past(10, { status: 'cancelled' });
    await past(5, {}, await makeSalon(database));
    await past(4, {}, salon, await makeCustomer(database));
    const { history, customer: shown } = await look(await pay());
    const { recent, ...sums } = history;
    assert.deepEqual(sums, {
      ...{ visits: 2, completed: 1, noShows: 1, cancelled: 1, spent: 400 },
      firstVisit: '2026-10-25T16:00:00+05:30',
    });
    assert.equal(recent.length, 3);
    assert.ok(shown.name);
    const walkIn = { source: 'walk-in', customerId: null, customerEmail: '' } as const;
    const noted = await putVisit(
      database,
      salon,
      customer,
      START,
      60,
      { no: 90, ...walkIn },
      salon.specialists[1],
    );
    const detail = await look({ bookingId: noted });
    assert.deepEqual([detail.history, detail.payment, detail.can.grantRefund], [null, null, false]);
    for (const status of ['Pending', 'Completed', 'Cancelled'])
      assert.equal((await give({ bookingId: noted }, status)).status, 200);
    assert.ok((await scene.bench.jobsDone()).every(({ failed }) => !failed));
  });

  it("answers another salon's booking, a missing one, a basket and no id at all alike", async () => {
    const visit = await pay();
    const stranger = await own((await makeSalon(scene.database)).id);
    const basket = await scene.bench.order(scene.customer, scene.salon, { dateTime: `${TUESDAY}T10:00` });
    const answers = [
      await give(visit, 'Completed', {}, stranger),
      await ask('GET', visit.bookingId, undefined, stranger),
      await ask('GET', crypto.randomUUID()),
      await give({ bookingId: basket.json.bookingId }, 'Completed'),
      await came({ bookingId: 'x' }, 'attended'),
    ];
    for (const { status, json } of answers)
      assert.deepEqual([status, json.message], [404, 'Booking Not Found']);
    assert.equal((await look(visit)).status, 'confirmed');
  });
});
