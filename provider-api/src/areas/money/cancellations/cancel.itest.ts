import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { instantAt } from '@sundara/contracts';
import { pairsOf, shows, testDepth } from '@sundara/contracts/testing';
import { eq } from 'drizzle-orm';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import { MONDAY_NOON, makeCustomer, putVisit, TUESDAY } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { services } from '../../marketplace/salons/salons.tables.ts';
import { openDesk } from '../../salon-operations/calendar/testing/salon-desk.ts';
import { findBalances } from '../ledger/balances.ts';
import { findRefunds } from '../refunds/refunds.repository.ts';
import { cancelVisit, payVisit } from '../refunds/testing/paid-visit.ts';
import { recordRefund } from '../settlement/record-refund.command.ts';
import { cancelBooking } from './cancel-booking.command.ts';

const START = instantAt(TUESDAY, '16:00');
const AT_FOUR = { dateTime: `${TUESDAY}T16:00` };
const HOUR = 3_600;

forEachBench({ webhooks: 'caught' }, (scene) => {
  const pay = (change: Record<string, unknown> = AT_FOUR) =>
    payVisit(scene.bench, scene.sandbox, scene.customer, scene.salon, change);
  const cancel = (bookingId: string, body?: unknown) =>
    cancelVisit(scene.bench, scene.customer, bookingId, { body });
  const preview = (bookingId: string, who = scene.customer) =>
    scene.bench.call('GET', `/api/customer/bookings/${bookingId}/cancellation`, { token: who.token });
  const refundsOf = async (bookingId: string) =>
    (await findRefunds(scene.database.db, bookingId)).map(({ amountPaise, reason }) => [amountPaise, reason]);
  const booking = async (bookingId: string) =>
    (await scene.database.db.select().from(bookings).where(eq(bookings.id, bookingId)))[0];
  const secondsBefore = (seconds: number) => new Date(START.getTime() - seconds * 1_000);

  const PRICES = [
    { price: 50_000, amount: 508, half: 254 },
    { price: 50_001, amount: 508.01, half: 254.01 },
    { price: 99, amount: 58.99, half: 29.5 },
  ] as const;
  const LEFT = [
    ['24 hours and a second', 24 * HOUR + 1, 'all'],
    ['24 hours to the second', 24 * HOUR, 'all'],
    ['a second under 24 hours', 24 * HOUR - 1, 'half'],
    ['2 hours and a second', 2 * HOUR + 1, 'half'],
    ['2 hours to the second', 2 * HOUR, 'half'],
    ['a second under 2 hours', 2 * HOUR - 1, 'nothing'],
    ['a second', 1, 'nothing'],
  ] as const;
  // refund-policy.test.ts covers each price at each limit.
  const EDGES = pairsOf(PRICES, LEFT, testDepth());
  const BY_US = pairsOf(
    ['salon', 'admin'] as const,
    [...LEFT, ['minus a minute', -60] as const],
    testDepth(),
  );
  after(() =>
    shows('T18', {
      'pairs of a price and a second left': EDGES.length,
      'by the salon or an admin': BY_US.length,
    }),
  );
  for (const [{ price, amount, half }, [name, seconds, share]] of EDGES) {
    const back = { all: amount, half, nothing: 0 }[share];
    it(`gives ${back} of ${amount} rupees back ${name} before, as it was shown`, async () => {
      const { database, bench, salon } = scene;
      await database.db.update(services).set({ pricePaise: price }).where(eq(services.id, salon.cut));
      const { bookingId } = await pay({ ...AT_FOUR, amount });
      bench.now = secondsBefore(seconds);
      const { offer } = (await preview(bookingId)).json;
      assert.deepEqual([offer.paid, offer.refund], [amount, back]);
      const { status, json } = await cancel(bookingId, { expectedRefund: offer.refund });
      assert.deepEqual([status, json.message], [200, 'Booking cancelled successfully!']);
      assert.equal(json.data.status, 'cancelled');
      assert.equal(json.refund?.amount ?? 0, back);
      const due = back === 0 ? [] : [[Math.round(back * 100), 'customer-cancelled']];
      assert.deepEqual(await refundsOf(bookingId), due);
      await bench.jobsDone();
      const balances = await findBalances(database.db, bookingId);
      assert.equal(balances.gateway, Math.round((amount - back) * 100));
      assert.deepEqual([balances.customer, Object.values(balances).reduce((sum, one) => sum + one)], [0, 0]);
    });
  }

  it('gives back what came back before the salon moved the visit near, until the customer moves it again', async () => {
    const { bench } = scene;
    const desk = await openDesk(bench, scene.database, scene.salon);
    const at = (day: string, time: string) => `${day}T${time}:00+05:30`;
    const move = async (bookingId: string, start: string) =>
      assert.equal((await desk.ask('PATCH', `bookings/${bookingId}/time`, { start })).status, 200, start);
    const [near, chosen] = [await pay(), await pay({ dateTime: `${TUESDAY}T18:00` })];
    await move(near.bookingId, at('2026-11-26', '13:00'));
    await move(chosen.bookingId, at('2026-11-26', '15:00'));
    const newDateTime = at('2026-11-25', '15:00');
    const path = `/api/customer/bookings/${chosen.bookingId}/reschedule`;
    const own = await bench.call('PUT', path, { token: scene.customer.token, body: { newDateTime } });
    assert.equal(own.status, 200, JSON.stringify(own.json));
    bench.now = instantAt(TUESDAY, '09:00');
    await move(near.bookingId, at(TUESDAY, '11:00'));
    bench.now = instantAt(TUESDAY, '10:59');
    const { offer } = (await preview(near.bookingId)).json;
    assert.deepEqual(
      [offer.refund, offer.until, offer.later, offer.text],
      [508, at(TUESDAY, '11:00'), null, 'Cancel before 11:00 am today and get everything back, ₹508.00.'],
    );
    const { status, json } = await cancel(near.bookingId, { expectedRefund: 508 });
    assert.deepEqual([status, json.refund.amount], [200, 508]);
    bench.now = instantAt('2026-11-25', '14:00');
    assert.equal((await preview(chosen.bookingId)).json.offer.refund, 0);
  });

  it('says in the preview until when the amount holds, what comes after, and a sentence', async () => {
    const { bookingId } = await pay();
    assert.deepEqual((await preview(bookingId)).json.offer, {
      paid: 508,
      refund: 508,
      percent: 100,
      until: '2026-11-23T16:00:00+05:30',
      later: 254,
      text: 'Cancel before 4:00 pm today and get everything back, ₹508.00.',
    });
    scene.bench.now = secondsBefore(2 * HOUR - 1);
    const { offer } = (await preview(bookingId)).json;
    assert.deepEqual([offer.refund, offer.percent, offer.until, offer.later], [0, 0, null, null]);
  });

  it('cancels nothing where another amount would come back than the screen promised, and names it', async () => {
    const { bookingId } = await pay();
    const before = await booking(bookingId);
    scene.bench.now = secondsBefore(24 * HOUR - 1);
    const { status, json } = await cancel(bookingId, { expectedRefund: 508 });
    assert.deepEqual([status, json.code], [409, 'REFUND_CHANGED']);
    assert.match(json.message, /₹254\.00/);
    assert.deepEqual([await booking(bookingId), await refundsOf(bookingId)], [before, []]);
    assert.equal((await cancel(bookingId, { expectedRefund: 254 })).status, 200);
  });

  it('answers the same whoever asks again, by either method, and refunds once', async () => {
    const { bench, sandbox, customer } = scene;
    const { bookingId } = await pay();
    const answers = await Promise.all(
      (['POST', 'PUT', 'POST', 'PUT'] as const).map((method) =>
        cancelVisit(bench, customer, bookingId, { method }),
      ),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.equal(new Set(answers.map(({ json }) => json.refund.id)).size, 1);
    assert.deepEqual(await refundsOf(bookingId), [[50_800, 'customer-cancelled']]);
    await bench.jobsDone();
    const [first, second] = [await cancel(bookingId), await cancel(bookingId, { expectedRefund: 1 })];
    assert.deepEqual([first.status, first.json], [200, second.json]);
    assert.equal(first.json.refund.status, 'processed');
    assert.equal((await booking(bookingId))?.sequence, 1);
    const books = (await sandbox.books()).orders.at(-1);
    assert.deepEqual([books?.captured, books?.refunded], [50_800, 50_800]);
  });

  it('frees the time at once, tells the customer once, takes reminders away and no longer counts it', async () => {
    const { database, bench, salon } = scene;
    const { bookingId } = await pay();
    await cancel(bookingId);
    const jobs = await database.db.select().from(outbox).where(eq(outbox.key, bookingId));
    const mails = jobs.map(({ kind }) => kind).filter((kind) => /^mail\.(booking|reminder)/.test(kind));
    assert.deepEqual(mails.sort(), ['mail.booking-cancelled', 'mail.booking-confirmed']);
    assert.equal((await bench.order(await makeCustomer(database), salon, AT_FOUR)).status, 200);
    const { cancelledBy, cancelledAt, sequence } = (await booking(bookingId)) ?? {};
    assert.deepEqual([cancelledBy, cancelledAt, sequence], ['customer', bench.now, 1]);
    const [cut] = await database.db.select().from(services).where(eq(services.id, salon.cut));
    assert.equal(cut?.bookingCount, 0);
  });

  it('is not there for anybody else, nor as a basket on its way', async () => {
    const { database, bench, salon, customer } = scene;
    const { bookingId } = await pay();
    const held = (await bench.order(customer, salon, { dateTime: `${TUESDAY}T12:00` })).json.bookingId;
    const other = await makeCustomer(database);
    for (const [who, id] of [
      [other, bookingId],
      [customer, held],
      [customer, '00000000-0000-4000-8000-000000000000'],
      [customer, 'no-id'],
    ] as const) {
      const { status, json } = await cancelVisit(bench, who, id);
      assert.deepEqual([status, json.code, json.message], [404, 'NOT_FOUND', 'Booking Not Found']);
      assert.equal((await preview(id, who)).status, 404);
    }
    assert.equal((await cancelVisit(bench, await makeCustomer(database, 'salon'), bookingId)).status, 403);
    assert.equal((await booking(bookingId))?.status, 'confirmed');
  });

  it('says why a visit can no longer be cancelled', async () => {
    const { bookingId } = await pay();
    scene.bench.now = START;
    for (const refused of [await cancel(bookingId), await preview(bookingId)]) {
      assert.deepEqual([refused.status, refused.json.code], [409, 'NOT_CANCELLABLE']);
      assert.match(refused.json.message, /has begun .* \+91 40 5550 0101/);
    }
    for (const [status, reason] of [
      ['completed', /completed/],
      ['disputed', /looked into/],
    ] as const) {
      await scene.database.db.update(bookings).set({ status }).where(eq(bookings.id, bookingId));
      const { json } = await cancel(bookingId);
      assert.equal(json.code, 'NOT_CANCELLABLE');
      assert.match(json.message, reason);
    }
  });

  it('gives everything back when the salon or we cancel, however late', async () => {
    const { database, bench, customer } = scene;
    for (const [by, [name, seconds]] of BY_US) {
      const { bookingId } = await pay();
      bench.now = secondsBefore(seconds);
      const dependencies = { database, outbox: { wake: () => {} }, now: () => bench.now };
      await cancelBooking(dependencies, bookingId, { by, accountId: customer.id });
      assert.deepEqual(await refundsOf(bookingId), [[50_800, 'salon-cancelled']], `${by}, ${name} before`);
      assert.equal((await booking(bookingId))?.cancelledBy, by);
      bench.now = MONDAY_NOON;
    }
  });

  it('cancels a visit that was never paid here, and refunds nothing', async () => {
    const { database, salon, customer } = scene;
    const bookingId = await putVisit(database, salon, customer, START, 60);
    const { offer } = (await preview(bookingId)).json;
    assert.deepEqual(
      [offer.paid, offer.refund, offer.text],
      [0, 0, 'Nothing was paid here, so nothing comes back.'],
    );
    const { status, json } = await cancel(bookingId);
    assert.deepEqual([status, json.refund, await refundsOf(bookingId)], [200, null, []]);
  });

  it('ends cancelled, refunded once and occupying nobody, whether it is moved at the same moment or not', async () => {
    const { bench, salon, customer } = scene;
    for (let round = 0; round < 6; round += 1) {
      const { bookingId } = await pay();
      const move = bench.call('PUT', `/api/customer/bookings/${bookingId}/reschedule`, {
        token: customer.token,
        body: { newDateTime: `${TUESDAY}T17:00` },
      });
      const [cancelled, moved] = await Promise.all([cancel(bookingId), move]);
      assert.equal(cancelled.status, 200);
      assert(moved.status === 200 || moved.json.code === 'NOT_RESCHEDULABLE', JSON.stringify(moved.json));
      assert.deepEqual(await refundsOf(bookingId), [[50_800, 'customer-cancelled']]);
      assert(
        (await bench.rows(salon)).every(({ status, who }) => status === 'cancelled' && who.length === 0),
      );
    }
  });

  it('agrees with a payment that arrives at the same moment: booked and paid, or cancelled and refunded', async () => {
    const { bench, sandbox, catcher, salon, customer } = scene;
    for (let round = 0; round < 6; round += 1) {
      const { orderId, bookingId } = (await bench.order(customer, salon, AT_FOUR)).json;
      const checkout = await sandbox.pay(orderId);
      const [captured] = (await catcher.caught(orderId, 3)).filter(
        ({ event }) => event === 'payment.captured',
      );
      assert(captured);
      const [settled, verified, cancelled] = await Promise.all([
        bench.deliver(captured),
        bench.verify(customer, checkout),
        cancel(bookingId),
      ]);
      assert.deepEqual([settled.status, verified.status], [200, 200]);
      const refunds = await refundsOf(bookingId);
      if (cancelled.status === 200) assert.deepEqual(refunds, [[50_800, 'customer-cancelled']]);
      else assert.deepEqual([cancelled.status, refunds], [404, []]);
      assert.equal((await cancel(bookingId)).status, 200);
      assert.equal((await refundsOf(bookingId)).length, 1);
    }
  });

  it('waits for refunds that the gateway tells of at the same moment, and gives back what is left', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { bookingId, paymentId } = await pay();
      const byHand = (id: string) =>
        scene.database.transaction((tx) =>
          recordRefund(tx, { id, paymentId, amountPaise: 10_000, status: 'processed' }, scene.bench.now),
        );
      const [cancelled] = await Promise.all([
        cancel(bookingId),
        ...[1, 2, 3].map((n) => byHand(`rfnd_${paymentId}_${n}`).catch((error) => error)),
      ]);
      assert.equal(cancelled.status, 200);
      const refunds = await refundsOf(bookingId);
      assert(refunds.reduce((sum, [paise]) => sum + Number(paise), 0) === 50_800, JSON.stringify(refunds));
    }
  });
});
