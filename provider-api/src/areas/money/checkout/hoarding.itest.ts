import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, it } from 'node:test';
import { addDays, addMinutes, instantAt } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import {
  type Answer,
  type Bench,
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  openBench,
  putVisit,
  type TestCustomer,
  type TestSalon,
  TUESDAY,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { sessions, users } from '../../identity/accounts/accounts.tables.ts';
import { salons, services } from '../../marketplace/salons/salons.tables.ts';
import { payments } from '../payments/payments.tables.ts';

const TIMES = Array.from(
  { length: 18 },
  (_, no) => `${String(10 + (no >> 1)).padStart(2, '0')}:${no % 2 ? '30' : '00'}`,
);
const THROW_AWAYS = 12;

forEachBench({ webhooks: 'lost', settings: { UNPAID_HOLDS_PER_NETWORK: 24 } }, (scene) => {
  interface Asked {
    readonly date?: string;
    readonly colour?: boolean;
    readonly from?: string;
    readonly bench?: Bench;
  }
  /** A new one for each test: holds of earlier tests count in a network, and concurrent requests vary in how many they get. */
  let network: string;
  let networks = 0;
  beforeEach(() => {
    networks += 1;
    network = `203.0.113.${networks}`;
  });
  const order = async (
    who: TestCustomer,
    salon: TestSalon,
    time: string,
    { date = TUESDAY, colour = false, from = network, bench = scene.bench }: Asked = {},
  ): Promise<Answer> => {
    const reply = await bench.app.inject({
      method: 'POST',
      url: '/api/payment/create-order',
      remoteAddress: from,
      headers: { authorization: `Bearer ${who.token}` },
      payload: {
        ...{ amount: colour ? 346 : 508, currency: 'INR', salonId: salon.id },
        services: [{ serviceId: colour ? salon.colour : salon.cut }],
        dateTime: `${date}T${time}`,
      },
    });
    return { status: reply.statusCode, headers: reply.headers, json: reply.json() };
  };
  const people = (count: number) =>
    Promise.all(Array.from({ length: count }, () => makeCustomer(scene.database)));
  const unconfirmed = async (who: TestCustomer): Promise<TestCustomer> => {
    await scene.database.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, who.id));
    return who;
  };
  /** A customer who paid for a future visit at another salon. */
  const regular = async (): Promise<TestCustomer> => {
    const { database } = scene;
    const who = await makeCustomer(database);
    const confirmedAt = addMinutes(MONDAY_NOON, -1_000);
    const start = instantAt(addDays(TUESDAY, 9), '10:00');
    const bookingId = await putVisit(database, await makeSalon(database), who, start, 60, { confirmedAt });
    const order = { gatewayOrderId: `order_${bookingId}`, amountPaise: 0, status: 'paid' } as const;
    await database.db.insert(payments).values({ ...order, bookingId });
    return unconfirmed(who);
  };
  /** What is free on a day for each service: the number of starts, and of people or chairs summed over the starts. */
  const freeOn = async (salon: TestSalon, date: string) => {
    const offered = await scene.database.db
      .select({ id: services.id, name: services.name })
      .from(services)
      .where(eq(services.salonId, salon.id));
    const found: { name: string; starts: number; places: number }[] = [];
    for (const { id, name } of offered) {
      const url = `/api/public/salons/${salon.id}/availability?date=${date}&services=${id}`;
      const { slots } = (await scene.bench.call('GET', url)).json as {
        slots: { available: boolean; capacity: number }[];
      };
      const free = slots.filter(({ available }) => available);
      found.push({
        ...{ name, starts: free.length },
        places: free.reduce((sum, { capacity }) => sum + capacity, 0),
      });
    }
    return found;
  };
  const assertThirdAtMost = (
    before: Awaited<ReturnType<typeof freeOn>>,
    after: Awaited<ReturnType<typeof freeOn>>,
  ): void => {
    for (const [no, { name, starts, places }] of before.entries()) {
      const left = after[no];
      assert.ok(left && starts > 0);
      const told = `${name}: ${left.starts} of ${starts} starts, ${left.places} of ${places} places are left`;
      assert.ok((starts - left.starts) * 3 <= starts && (places - left.places) * 3 <= places, told);
    }
  };
  /** Starts every half hour; with several chairs, also a service of three hours in addition to cut and colour. */
  const busySalon = async (seats: number): Promise<TestSalon> => {
    const salon = await makeSalon(scene.database, seats, { slotMinutes: 30 });
    const bridal = { salonId: salon.id, name: 'Bridal', pricePaise: 50_000, durationMinutes: 180 };
    if (seats > 1) await scene.database.db.insert(services).values(bridal);
    return salon;
  };
  const codes = (answers: readonly Answer[]) =>
    [...new Set(answers.map(({ status, json }) => (status === 200 ? 'held' : json.code)))].sort();

  for (const [seats, isConfirmed] of [
    [1, true],
    [4, true],
    [4, false],
  ] as const)
    it(`is no day of a salon with ${seats} chairs: a third at most for 12 ${isConfirmed ? '' : 'un'}confirmed accounts of a network at once`, async () => {
      const salon = await busySalon(seats);
      const before = await freeOn(salon, TUESDAY);
      const crowd = await people(THROW_AWAYS);
      if (!isConfirmed) for (const one of crowd) await unconfirmed(one);
      const answers = await Promise.all(
        crowd.map((one, no) => order(one, salon, TIMES[(no * 3) % TIMES.length] ?? '')),
      );
      assertThirdAtMost(before, await freeOn(salon, TUESDAY));
      const code = isConfirmed ? 'NETWORK_HOLDS_FULL' : 'EMAIL_UNCONFIRMED';
      assert.ok(codes(answers).includes('held'));
      const refused = answers.find(({ json }) => json.code === code);
      assert.equal(refused?.headers['retry-after'], '600');
      assert.match(refused?.json.message, /Others in your network hold many times .* on Tue, 24 Nov/);
      if (isConfirmed) assert.match(refused?.json.message, /try again after 12:10 pm/);
    });

  it('nor several days: spread over days and services each keeps two thirds', async () => {
    const salon = await busySalon(2);
    const days = [0, 1, 2].map((no) => addDays(TUESDAY, no));
    const before = await Promise.all(days.map((date) => freeOn(salon, date)));
    const crowd = await people(THROW_AWAYS);
    const answers = await Promise.all(
      crowd.map((one, no) =>
        order(one, salon, TIMES[(no * 5) % TIMES.length] ?? '', {
          date: days[no % 3] ?? TUESDAY,
          colour: no % 2 === 0,
        }),
      ),
    );
    for (const [no, date] of days.entries()) assertThirdAtMost(before[no] ?? [], await freeOn(salon, date));
    assert.deepEqual(codes(answers), ['NETWORK_HOLDS_FULL', 'held']);
  });

  it('allows one visit of a network at least, however long, and each network its own', async () => {
    const salon = await makeSalon(scene.database, 1, { slotMinutes: 30 });
    const long = { salonId: salon.id, name: 'Bridal', pricePaise: 50_000, durationMinutes: 480 };
    const [bridal] = await scene.database.db.insert(services).values(long).returning();
    const [first, second, third] = await people(3);
    assert(first && second && third && bridal);
    assert.equal((await order(first, { ...salon, cut: bridal.id }, '10:00')).status, 200);
    assert.equal((await order(second, salon, '18:00')).json.code, 'NETWORK_HOLDS_FULL');
    assert.equal((await order(third, salon, '18:00', { from: '192.0.2.8' })).status, 200);
  });

  it('leaves the day open to customers of that network who have paid before, and to new ones who confirm their e-mail', async () => {
    const { bench, database, sandbox } = scene;
    const salon = await busySalon(1);
    for (const [no, one] of (await people(THROW_AWAYS)).entries())
      await order(await unconfirmed(one), salon, TIMES[no] ?? '');
    const newcomer = await unconfirmed(await makeCustomer(database));
    assert.equal((await order(newcomer, salon, '17:00')).json.code, 'EMAIL_UNCONFIRMED');
    await database.db.update(users).set({ emailConfirmedAt: MONDAY_NOON }).where(eq(users.id, newcomer.id));
    const paying = await order(newcomer, salon, '17:00');
    assert.equal(paying.status, 200);
    const crowd = await people(THROW_AWAYS);
    for (const [no, one] of crowd.entries()) await order(one, salon, TIMES[no] ?? '');
    const known = await regular();
    assert.equal((await order(crowd[0] ?? known, salon, '15:00')).json.code, 'NETWORK_HOLDS_FULL');
    const held = await order(known, salon, '15:00');
    assert.equal(held.status, 200, held.json.message);
    for (const [who, { json }] of [
      [known, held],
      [newcomer, paying],
    ] as const) {
      const checkout = await sandbox.pay(json.orderId);
      assert.equal((await bench.verify(who, checkout)).status, 200);
    }
  });

  it('counts no hold that was paid or has ended', async () => {
    const salon = await makeSalon(scene.database, 1, { slotMinutes: 30 });
    const [first, second, third, fourth] = await people(4);
    assert(first && second && third && fourth);
    const held = [await order(first, salon, '10:00'), await order(second, salon, '12:30')];
    const outcome = async (who: TestCustomer, time: string) => (await order(who, salon, time)).json.code;
    assert.equal(await outcome(third, '15:00'), 'NETWORK_HOLDS_FULL');
    for (const [no, { json }] of held.entries()) {
      const checkout = await scene.sandbox.pay(json.orderId);
      assert.equal((await scene.bench.verify(no === 0 ? first : second, checkout)).status, 200);
    }
    assert.equal(await outcome(third, '15:00'), undefined);
    assert.equal(await outcome(fourth, '17:30'), 'NETWORK_HOLDS_FULL');
    scene.bench.now = addMinutes(MONDAY_NOON, 10);
    assert.equal(await outcome(fourth, '17:30'), undefined);
  });

  it('limits a network over all salons too, also when all come at once', async (test) => {
    const bench = await openBench(scene.database, scene.sandbox.url, {}, { UNPAID_HOLDS_PER_NETWORK: 3 });
    test.after(() => bench.close());
    const crowd = await people(6);
    const from = '2001:db8:9::1';
    const answers = await Promise.all(
      crowd.map(async (one) => order(one, await makeSalon(scene.database), '10:00', { bench, from })),
    );
    assert.equal(answers.filter(({ status }) => status === 200).length, 3);
    const refused = answers.find(({ status }) => status !== 200);
    assert.deepEqual([refused?.status, refused?.json.code], [429, 'TOO_MANY_HOLDS']);
    assert.equal(refused?.headers['retry-after'], '600');
    assert.match(refused?.json.message, /network .* Please try again after 12:10 pm/);
    const known = await order(await regular(), scene.salon, '10:00', { bench, from });
    assert.equal(known.status, 200);
  });

  it('limits a browser like a customer, whoever signs in there and wherever it is', async () => {
    const crowd = await people(4);
    const browser = randomUUID();
    for (const { id } of crowd)
      await scene.database.db.update(sessions).set({ browser }).where(eq(sessions.userId, id));
    const answers = await Promise.all(
      crowd.map(async (one, no) =>
        order(one, await makeSalon(scene.database), '10:00', { from: `198.51.100.${no}` }),
      ),
    );
    assert.deepEqual(codes(answers), ['TOO_MANY_HOLDS', 'held']);
    assert.equal(answers.filter(({ status }) => status === 200).length, 3);
    assert.equal((await order(await makeCustomer(scene.database), scene.salon, '10:00')).status, 200);
  });

  it('is one standing hold until the e-mail is confirmed', async () => {
    const who = await unconfirmed(scene.customer);
    const [first, second] = [scene.salon, await makeSalon(scene.database)];
    assert.equal((await order(who, first, '10:00')).status, 200);
    assert.equal((await order(who, first, '11:00')).status, 200, 'another time there replaces it');
    const { status, headers, json } = await order(who, second, '10:00');
    assert.deepEqual([status, json.code, headers['retry-after']], [422, 'EMAIL_UNCONFIRMED', '600']);
    await scene.database.db.update(users).set({ emailConfirmedAt: MONDAY_NOON }).where(eq(users.id, who.id));
    assert.equal((await order(who, second, '10:00')).status, 200);
  });

  it('is told to the salon for a day, without anybody’s name, and to operation', async () => {
    const { bench, database } = scene;
    const salon = await busySalon(1);
    const owner = await makeCustomer(database, 'salon');
    await database.db.update(salons).set({ ownerId: owner.id }).where(eq(salons.id, salon.id));
    const crowdedAt = async () => {
      const url = `/api/salon/calendar?from=${TUESDAY}&to=${addDays(TUESDAY, 1)}`;
      const { json } = await bench.call('GET', url, { token: owner.token });
      return json.days.map((day: { crowdedAt: string | null }) => day.crowdedAt);
    };
    assert.deepEqual(await crowdedAt(), [null, null]);
    const told = bench.app.securityLog.counts().excess_rate_limit_exceeded;
    const answers: Answer[] = [];
    for (const [no, one] of (await people(3)).entries())
      answers.push(await order(one, salon, TIMES[no * 5] ?? ''));
    assert.deepEqual(codes(answers), ['NETWORK_HOLDS_FULL', 'held']);
    assert.deepEqual(await crowdedAt(), ['2026-11-23T12:00:00+05:30', null]);
    assert.equal(bench.app.securityLog.counts().excess_rate_limit_exceeded, told + 1);
    bench.now = addMinutes(MONDAY_NOON, 24 * 60);
    assert.deepEqual(await crowdedAt(), [null, null]);
  });
});
