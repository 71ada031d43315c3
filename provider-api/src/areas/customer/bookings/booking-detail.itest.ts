import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { DEMO_CUSTOMER } from '../../../demo/accounts.ts';
import { idOf } from '../../../demo/random.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { makeCustomer, makeSalon, putVisit } from '../../../testing/payments/booking-bench.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { salons } from '../../marketplace/salons/salons.tables.ts';
import { findBookingDetail } from './booking-detail.repository.ts';

/** Uses the demo marketplace, which has visits with payments, receipts and a refund. */
forEachDatabase((_, open) => {
  let database: Database;
  let api: TestApp;
  let token: string;
  before(async () => {
    database = await open('demo');
    api = await testApp(database);
    token = await api.signIn('customer@demo.test');
  });

  const read = (id: string, as: string | undefined = token) =>
    api.call('GET', `/api/customer/bookings/${id}`, as === undefined ? {} : { token: as });
  const firstOf = async (status: string) =>
    (await api.call('GET', `/api/customer/bookings?status=${status}`, { token })).json.data[0];

  it("answers another's booking, a basket, a missing id and one that can be none alike", async () => {
    const stranger = await makeCustomer(database);
    const salon = await makeSalon(database);
    const tomorrow = new Date(Date.now() + 86_400_000);
    const foreign = await putVisit(database, salon, stranger, tomorrow, 60);
    const basket = await putVisit(database, salon, { id: DEMO_CUSTOMER.id }, tomorrow, 60, {
      status: 'expired',
    });
    const missing = await read(crypto.randomUUID());
    assert.deepEqual([missing.status, missing.json.message], [404, 'Booking Not Found']);
    for (const id of [foreign, basket, 'x', '%00', foreign.toUpperCase()]) {
      const { status, json } = await read(id);
      assert.deepEqual([status, json], [404, missing.json], id);
    }
  });

  it('tells all about a visit that is just over, and what may be done about it', async () => {
    const { id, can, totalAmount } = await firstOf('completed');
    assert.deepEqual(can, { cancel: false, reschedule: false, rebook: true, review: true, dispute: true });
    const { status, json } = await read(id);
    assert.equal(status, 200);
    const { price, payment, refunds, creditNotes, hasReceipt, timeline, review, dispute, salon, ...rest } =
      json.data;
    assert.deepEqual(rest.can, can);
    assert.equal(price.total, totalAmount);
    assert.equal(price.base - price.discount + price.fee + price.gst, price.total);
    assert.match(payment.paymentId, /^pay_/);
    assert.deepEqual([payment.status, payment.amount], ['paid', totalAmount]);
    assert.ok(['card', 'upi'].includes(payment.method));
    assert.deepEqual([refunds, creditNotes, hasReceipt, review, dispute], [[], [], true, null, null]);
    assert.ok(salon.coordinates.latitude > 17 && salon.coordinates.longitude > 78);
    assert.deepEqual(
      timeline.map(({ kind, title }: { kind: string; title: string }) => [kind, title]),
      [
        ['created', 'Booking created'],
        ['paid', 'Payment received'],
        ['completed', 'Service completed'],
      ],
    );
    const completedAt = Date.parse(timeline[2].at);
    assert.equal(Date.parse(rest.disputeUntil) - completedAt, 24 * 60 * 60 * 1000);
    assert.match(rest.disputeUntil, /\+05:30$/);
  });

  it('tells of a visit to come what can be done, and of none that it can be disputed', async () => {
    const { id } = await firstOf('confirmed');
    const { can, disputeUntil, timeline } = (await read(id)).json.data;
    assert.deepEqual(can, { cancel: true, reschedule: true, rebook: false, review: false, dispute: false });
    assert.equal(disputeUntil, null);
    assert.equal(timeline.length, 2);
  });

  it('tells where the money of a cancelled visit is, with its credit note', async () => {
    const [row] = await database.db
      .select()
      .from(bookings)
      .where(eq(bookings.id, idOf('booking 6')));
    assert(row?.customerId);
    const detail = await findBookingDetail(database.db, row.customerId, row.id, new Date());
    assert(detail);
    assert.equal(detail.payment?.status, 'refunded');
    assert.deepEqual(
      detail.creditNotes,
      detail.refunds.map(({ id }) => id),
    );
    const amount = `₹${detail.refunds[0]?.amount.toFixed(2)}`;
    assert.deepEqual(
      detail.timeline.map(({ title }) => title.replace(',', '')),
      [
        'Booking created',
        'Payment received',
        'Booking cancelled',
        `Refund of ${amount} on its way`,
        `Refund of ${amount} paid back`,
      ],
    );
    await database.db.update(salons).set({ isActive: false }).where(eq(salons.id, row.salonId));
    const again = await findBookingDetail(database.db, row.customerId, row.id, new Date());
    await database.db.update(salons).set({ isActive: true }).where(eq(salons.id, row.salonId));
    assert.deepEqual([detail.can.rebook, again?.can.rebook], [true, false]);
  });

  it('opens to its customer alone', async () => {
    const { id } = await firstOf('completed');
    assert.equal((await api.call('GET', `/api/customer/bookings/${id}`)).status, 401);
    for (const role of ['salon', 'admin'])
      assert.equal((await read(id, await api.signIn(`${role}@demo.test`))).status, 403, role);
  });
});
