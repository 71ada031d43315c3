import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { MONDAY_NOON, makeCustomer, makeSalon, TUESDAY } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { KEYS } from '../../../testing/payments/sandbox-process.ts';
import { bookingServices, bookings } from '../../booking/bookings/bookings.tables.ts';
import { salons, services } from '../../marketplace/salons/salons.tables.ts';
import { payments } from '../payments/payments.tables.ts';

forEachBench({ webhooks: 'lost' }, (scene) => {
  const order = (change?: Record<string, unknown>, who = scene.customer) =>
    scene.bench.order(who, scene.salon, change);
  const statuses = async () => (await scene.bench.rows(scene.salon)).map(({ status }) => status);

  it('holds the time for ten minutes and opens an order over what the basket costs here', async () => {
    const { bench, salon } = scene;
    const { status, json, headers } = await order();
    assert.equal(status, 200);
    assert.match(json.orderId, /^order_\w{14}$/);
    assert.deepEqual([json.amount, json.currency, json.key], [50_800, 'INR', KEYS.keyId]);
    assert.deepEqual(json.quote, { base: 500, discount: 50, fee: 49, gst: 9, total: 508 });
    assert.equal(json.holdExpiresAt, '2026-11-23T12:10:00+05:30');
    assert.equal(headers['cache-control'], 'no-store');
    assert(!JSON.stringify(json).includes(KEYS.keySecret));
    assert.deepEqual(await bench.rows(salon), [{ status: 'held', who: ['1'], payment: 'created', no: null }]);
  });

  it('keeps services, prices and customer as they were when the order was made', async () => {
    const { database, salon, customer } = scene;
    const basket = [{ serviceId: salon.colour }, { serviceId: salon.cut }];
    const customerDetails = {
      name: '  Meera\r\nBcc: x ',
      phone: ' 098480 12345',
      email: 'someone@else.example',
    };
    const { json } = await order({
      services: basket,
      amount: 796,
      specialRequests: ' Tea ',
      customerDetails,
    });
    await database.db
      .update(services)
      .set({ name: 'Renamed', pricePaise: 1 })
      .where(eq(services.id, salon.cut));
    const [booking] = await database.db.select().from(bookings).where(eq(bookings.id, json.bookingId));
    const booked = await database.db
      .select()
      .from(bookingServices)
      .where(eq(bookingServices.bookingId, json.bookingId))
      .orderBy(bookingServices.position);
    assert.deepEqual(
      booked.map(({ name, pricePaise, durationMinutes }) => [name, pricePaise, durationMinutes]),
      [
        ['Colour', 32_000, 90],
        ['Cut', 50_000, 60],
      ],
    );
    assert.deepEqual(
      [booking?.customerName, booking?.customerPhone, booking?.customerEmail, booking?.specialRequests],
      ['Meera Bcc: x', '+919848012345', customer.email, 'Tea'],
    );
    assert.equal(booking?.totalPaise, 79_600);
  });

  it('names a phone that cannot be one, and asks no more of the one that the account has', async () => {
    const { status, json } = await order({ customerDetails: { phone: 'call me' } });
    assert.deepEqual([status, json.fields[0].path], [400, 'customerDetails.phone']);
    await scene.database.pool.query(`update users set phone = '1' where id = $1`, [scene.customer.id]);
    assert.equal((await order({ customerDetails: { phone: '1' } })).status, 200);
  });

  it('asks a customer without a name for it, and holds nothing until then', async () => {
    const { bench, database, salon, customer } = scene;
    const nameIs = (name: string) =>
      database.pool.query('update users set name = $1 where id = $2', [name, customer.id]);
    await nameIs('');
    const { status, json } = await order({ customerDetails: { name: 'A friend' } });
    assert.deepEqual([status, json.code], [409, 'NAME_NEEDED']);
    assert.deepEqual(await bench.rows(salon), []);
    await nameIs('Asha Rao');
    assert.equal((await order()).status, 200);
  });

  it('keeps the State for the receipt on the booking, and on an account that has none', async () => {
    const stateOf = async (bookingId: string) => {
      const { rows } = await scene.database.pool.query(
        `select customer_state booked, users.state own from bookings join users on users.id = customer_id
         where bookings.id = $1`,
        [bookingId],
      );
      return rows[0];
    };
    const ordered = async (customerDetails?: object) => (await order({ customerDetails })).json.bookingId;
    assert.deepEqual(await stateOf(await ordered()), { booked: null, own: null });
    assert.deepEqual(await stateOf(await ordered({ state: ' goa ' })), { booked: 'Goa', own: 'Goa' });
    assert.deepEqual(await stateOf(await ordered({ state: 'Kerala' })), { booked: 'Kerala', own: 'Goa' });
    assert.deepEqual(await stateOf(await ordered({ state: '' })), { booked: 'Goa', own: 'Goa' });
    const { status, json } = await order({ customerDetails: { state: 'Texas' } });
    assert.deepEqual(
      [status, json.code, json.fields[0].path],
      [400, 'VALIDATION_FAILED', 'customerDetails.state'],
    );
  });

  it('holds the specialist who was asked for, and says 400 to one who does not work there', async () => {
    const { database, bench, salon, customer } = scene;
    const team = await makeSalon(database, 1, { specialists: [{ name: 'Asha' }, { name: 'Devi' }] });
    const specialistId = team.specialists[1];
    const { json } = await bench.order(customer, team, { specialistId });
    assert.equal(json.success, true);
    assert.deepEqual((await bench.rows(team))[0]?.who, [specialistId]);
    const other = await makeCustomer(database);
    const taken = await bench.order(other, team, { specialistId });
    assert.deepEqual([taken.status, taken.json.code], [409, 'SLOT_TAKEN']);
    for (const stranger of [salon.id, 'x']) {
      assert.equal(
        (await bench.order(other, team, { specialistId: stranger })).json.code,
        'VALIDATION_FAILED',
      );
    }
    assert.equal((await bench.order(other, team)).status, 200);
  });

  it('accepts the price in rupees or in paise, and no other: the answer holds the new quote', async () => {
    const { database, salon } = scene;
    assert.equal((await order({ amount: 50_800 })).status, 200);
    for (const amount of [0, 1, 507.99, 508.01, 50_799, 509, 5_080_000, 1e15]) {
      const { status, json } = await order({ amount });
      assert.deepEqual([status, json.code, json.quote.total], [409, 'PRICE_CHANGED', 508], String(amount));
    }
    await database.db.update(services).set({ pricePaise: 60_000 }).where(eq(services.id, salon.cut));
    const { status, json } = await order();
    assert.deepEqual([status, json.quote.total], [409, 598]);
  });

  it('believes nothing that the browser says about a service but its id', async () => {
    const lie = { serviceId: scene.salon.cut, name: 'Free', price: 0, duration: 1, category: 'x' };
    assert.equal((await order({ services: [lie], amount: 58 })).json.code, 'PRICE_CHANGED');
    const { status, json } = await order({ services: [lie, lie] });
    assert.deepEqual([status, json.amount], [200, 50_800]);
    const [booking] = await scene.database.db.select().from(bookings).where(eq(bookings.id, json.bookingId));
    assert.match(booking?.during ?? '', /04:30:00.*05:30:00/);
  });

  it('answers 4xx for a basket that is empty, broken, or not sold there', async () => {
    const other = await makeSalon(scene.database);
    for (const [change, status, code] of [
      [{ services: [] }, 400, 'VALIDATION_FAILED'],
      [{ amount: -508 }, 400, 'VALIDATION_FAILED'],
      [{ amount: '508' }, 400, 'VALIDATION_FAILED'],
      [{ currency: 'USD' }, 400, 'VALIDATION_FAILED'],
      [{ dateTime: 'tomorrow' }, 400, 'VALIDATION_FAILED'],
      [{ dateTime: '2026-02-30T10:00' }, 400, 'VALIDATION_FAILED'],
      [{ salonId: "x' or 1=1" }, 404, 'NOT_FOUND'],
      [{ salonId: other.id }, 422, 'SERVICE_NOT_OFFERED'],
      [{ services: [{ serviceId: other.cut }] }, 422, 'SERVICE_NOT_OFFERED'],
      [{ services: [{ serviceId: 'x' }] }, 422, 'SERVICE_NOT_OFFERED'],
    ] as const) {
      const answer = await order(change);
      assert.deepEqual([answer.status, answer.json.code], [status, code], JSON.stringify(change));
    }
    assert.deepEqual(await statuses(), []);
  });

  it('books for customers alone', async () => {
    const { database, bench, salon } = scene;
    const body = { token: 'x.y.z', id: '', email: '' };
    assert.deepEqual((await bench.call('POST', '/api/payment/create-order', { body: {} })).status, 401);
    assert.equal((await order({}, body)).status, 401);
    for (const role of ['salon', 'admin'] as const) {
      const { status, json } = await order({}, await makeCustomer(database, role));
      assert.deepEqual([status, json.code], [403, 'CUSTOMER_ACCOUNT_NEEDED']);
    }
    await database.db.update(salons).set({ isActive: false }).where(eq(salons.id, salon.id));
    assert.equal((await order()).status, 404);
  });

  it('means Asia/Kolkata by a time without an offset, and honours an offset', async () => {
    const { database } = scene;
    for (const dateTime of [`${TUESDAY}T16:00`, `${TUESDAY}T16:00:00+05:30`, `${TUESDAY}T10:30:00Z`]) {
      const { json } = await order({ dateTime });
      const [booking] = await database.db.select().from(bookings).where(eq(bookings.id, json.bookingId));
      assert.match(booking?.during ?? '', /2026-11-24 10:30:00/);
    }
    assert.deepEqual(await statuses(), ['held']);
  });

  it('refuses times that cannot be booked with what is free on that day', async () => {
    for (const dateTime of [
      `${TUESDAY}T10:30`,
      `${TUESDAY}T00:30`,
      `${TUESDAY}T10:00:30+05:30`,
      `${TUESDAY}T10:00:00Z`,
      `${TUESDAY}T19:00`,
    ]) {
      const { status, json } = await order({ dateTime });
      assert.deepEqual([status, json.code, json.slots.length], [422, 'SLOT_NOT_BOOKABLE', 9], dateTime);
    }
    for (const [dateTime, free] of [
      ['2026-11-23T12:00', 6],
      ['2026-11-22T12:00', 0],
      ['2027-01-23T12:00', 0],
    ] as const) {
      const { status, json } = await order({ dateTime });
      assert.deepEqual([status, json.slots.length], [422, free], dateTime);
    }
    scene.bench.now = instantAt(TUESDAY, '09:01');
    assert.equal((await order()).status, 422);
    scene.bench.now = instantAt(TUESDAY, '09:00');
    assert.equal((await order()).status, 200);
  });

  it('answers 409 with fresh slots where the time is taken, equal or overlapping', async () => {
    const { database, salon } = scene;
    const other = await makeCustomer(database);
    assert.equal((await order({ services: [{ serviceId: salon.colour }], amount: 346 }, other)).status, 200);
    for (const dateTime of [`${TUESDAY}T10:00`, `${TUESDAY}T11:00`]) {
      const { status, json } = await order({ dateTime });
      assert.deepEqual([status, json.code], [409, 'SLOT_TAKEN']);
      assert.deepEqual(
        json.slots.slice(0, 3).map(({ available }: { available: boolean }) => available),
        [false, false, true],
      );
    }
    assert.equal((await order({ dateTime: `${TUESDAY}T12:00` })).status, 200);
  });

  it('answers the same order when the same basket is ordered again while the hold stands', async () => {
    const first = (await order()).json;
    scene.bench.now = addMinutes(MONDAY_NOON, 4);
    const again = (await order({ specialRequests: 'Window seat' })).json;
    assert.deepEqual(
      [again.orderId, again.bookingId, again.holdExpiresAt],
      [first.orderId, first.bookingId, first.holdExpiresAt],
    );
    const [booking] = await scene.database.db.select().from(bookings).where(eq(bookings.id, first.bookingId));
    assert.equal(booking?.specialRequests, 'Window seat');
    assert.deepEqual(await statuses(), ['held']);
  });

  it('refuses a visit that its customer has booked already, with the booking', async () => {
    const { bench, database, sandbox, customer, salon } = scene;
    await database.db.update(salons).set({ seats: 2 }).where(eq(salons.id, salon.id));
    const { orderId, bookingId } = (await order()).json;
    await bench.verify(customer, await sandbox.pay(orderId));
    for (const forSomebodyElse of [false, true]) {
      const { status, json } = await order({ forSomebodyElse });
      assert.deepEqual([status, json.code], [409, 'ALREADY_BOOKED']);
      const dateTime = `${TUESDAY}T10:00:00+05:30`;
      assert.deepEqual(json.booking, { id: bookingId, salon: 'Rose & Sons', dateTime });
    }
    assert.deepEqual(await statuses(), ['confirmed']);
    assert.equal((await order({}, await makeCustomer(database))).status, 200);
  });

  it('gives back what is paid late for a visit that its customer has booked anew meanwhile', async () => {
    const { bench, database, sandbox, customer, salon } = scene;
    await database.db.update(salons).set({ seats: 2 }).where(eq(salons.id, salon.id));
    const late = (await order()).json;
    bench.now = addMinutes(MONDAY_NOON, 11);
    const { orderId } = (await order()).json;
    await bench.verify(customer, await sandbox.pay(orderId));
    const { status, json } = await bench.verify(customer, await sandbox.pay(late.orderId));
    assert.deepEqual([status, json.code], [410, 'HOLD_EXPIRED']);
    assert.deepEqual((await statuses()).sort(), ['confirmed', 'expired']);
  });

  it('asks once about a visit at the time of another, at whatever salon, and books it for somebody else', async () => {
    const { bench, database, sandbox, customer } = scene;
    const { orderId, bookingId } = (await order()).json;
    await bench.verify(customer, await sandbox.pay(orderId));
    const elsewhere = await makeSalon(database);
    const orderThere = (change: Record<string, unknown>) => bench.order(customer, elsewhere, change);
    const overlapping = { dateTime: `${TUESDAY}T10:00` };
    const asked = await orderThere(overlapping);
    assert.deepEqual(
      [asked.status, asked.json.code, asked.json.booking.id],
      [409, 'VISIT_OVERLAPS', bookingId],
    );
    assert.deepEqual(await bench.rows(elsewhere), []);
    assert.equal((await orderThere({ ...overlapping, forSomebodyElse: true })).status, 200);
    assert.equal((await orderThere({ dateTime: `${TUESDAY}T11:00` })).status, 200, 'right after the other');
    assert.equal(
      (
        await bench.call('POST', `/api/customer/bookings/${bookingId}/cancel`, {
          token: customer.token,
          body: {},
        })
      ).status,
      200,
    );
    assert.equal((await orderThere(overlapping)).status, 200, 'nothing stands then any more');
  });

  it('answers one order to two clicks at once', async () => {
    const answers = await Promise.all([order(), order(), order(), order()]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200],
    );
    assert.equal(new Set(answers.map(({ json }) => json.orderId)).size, 1);
    assert.deepEqual(await statuses(), ['held']);
  });

  it('goes on from a hold whose process died before its order was kept', async () => {
    const { database, bench, salon } = scene;
    const first = (await order()).json;
    await database.db.delete(payments).where(eq(payments.bookingId, first.bookingId));
    const again = (await order()).json;
    assert.equal(again.bookingId, first.bookingId);
    assert.notEqual(again.orderId, first.orderId);
    assert.deepEqual(await bench.rows(salon), [{ status: 'held', who: ['1'], payment: 'created', no: null }]);
  });

  it("lets a customer's own earlier hold give way to another basket, at the same or an overlapping time", async () => {
    assert.equal((await order()).status, 200);
    const colour = { services: [{ serviceId: scene.salon.colour }], amount: 346 };
    assert.equal((await order(colour)).status, 200);
    assert.equal((await order({ dateTime: `${TUESDAY}T11:00` })).status, 200);
    assert.deepEqual((await statuses()).sort(), ['expired', 'expired', 'held']);
  });

  it('gives the time of a passed hold to the next customer', async () => {
    const { database, bench } = scene;
    const other = await makeCustomer(database);
    const first = (await order()).json;
    bench.now = addMinutes(MONDAY_NOON, 9);
    assert.equal((await order({}, other)).status, 409);
    bench.now = addMinutes(MONDAY_NOON, 10);
    const second = await order({}, other);
    assert.equal(second.status, 200);
    assert.notEqual(second.json.bookingId, first.bookingId);
    assert.deepEqual((await statuses()).sort(), ['expired', 'held']);
    assert.equal((await order()).status, 409);
  });
});
