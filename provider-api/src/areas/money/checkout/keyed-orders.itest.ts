import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, it } from 'node:test';
import { addDays, addMinutes } from '@sundara/contracts';
import { randomOf, shows, sized, testSeed, until } from '@sundara/contracts/testing';
import {
  type Answer,
  type Bench,
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  openBench,
  type TestCustomer,
  TUESDAY,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';

const ROUNDS = sized({ quick: 5, deep: 200 });
/** How many send one request at once. */
const AT_ONCE = 8;
const HOURS = 60;
/** For a gateway on a busy machine. */
const LIMIT_MS = 300_000;
const THURSDAY = addDays(TUESDAY, 2);

forEachBench({ webhooks: 'lost', options: { gatewayTimeoutMs: LIMIT_MS } }, (scene) => {
  const order = async (
    key: string | undefined,
    change: Record<string, unknown> = {},
    who: TestCustomer = scene.customer,
    { app }: Pick<Bench, 'app'> = scene.bench,
  ): Promise<Answer> => {
    const { salon } = scene;
    const reply = await app.inject({
      method: 'POST',
      url: '/api/payment/create-order',
      headers: {
        authorization: `Bearer ${who.token}`,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      payload: {
        ...{ amount: 508, salonId: salon.id, services: [{ serviceId: salon.cut }] },
        dateTime: `${TUESDAY}T10:00`,
        ...change,
      },
    });
    return { status: reply.statusCode, headers: reply.headers, json: reply.json() };
  };
  const told = ({ status, json }: Answer) => `${status} ${json.code ?? json.orderId}`;
  const others: Bench[] = [];
  /** Another process on the same database, which began later. */
  const restarted = async (gatewayTimeoutMs = LIMIT_MS): Promise<Bench> => {
    const { database, sandbox, bench } = scene;
    const other = await openBench(database, sandbox.url, {
      gatewayTimeoutMs,
      now: () => bench.now,
    });
    others.push(other);
    return other;
  };
  afterEach(async () => {
    for (const other of others.splice(0)) await other.close();
  });
  const countOrders = async () => (await scene.sandbox.books()).orders.length;
  const keptRows = async (): Promise<number> => {
    const { rows } = await scene.database.pool.query<{ count: number }>(
      'select count(*)::int from keyed_requests',
    );
    return rows[0]?.count ?? 0;
  };

  it('sent again, a request is answered as before, by another process too, and after its hold has ended', async () => {
    const key = randomUUID();
    const first = await order(key);
    assert.equal(first.status, 200);
    const orders = await countOrders();
    assert.deepEqual((await order(key)).json, first.json);
    assert.deepEqual((await order(`"${key}"`)).json, first.json, 'in quotes it is the same key');
    const other = await restarted();
    scene.bench.now = addMinutes(MONDAY_NOON, 20 * HOURS);
    assert.deepEqual((await order(key, {}, scene.customer, other)).json, first.json);
    assert.equal(await countOrders(), orders);
  });

  it('is forgotten after 24 hours, and not before', async () => {
    const key = randomUUID();
    const later = { dateTime: `${THURSDAY}T10:00` };
    const first = await order(key, later);
    scene.bench.now = addMinutes(MONDAY_NOON, 24 * HOURS - 1);
    assert.equal(told(await order(key, later)), told(first));
    scene.bench.now = addMinutes(MONDAY_NOON, 24 * HOURS);
    const again = await order(key, later);
    assert.equal(again.status, 200);
    assert.notEqual(told(again), told(first));
    scene.bench.now = addMinutes(MONDAY_NOON, 50 * HOURS);
    await order(randomUUID(), { dateTime: `${THURSDAY}T15:00` });
    assert.equal(await keptRows(), 1, 'what has ended is swept away');
  });

  it('with something else under the same key nothing is done', async () => {
    const key = randomUUID();
    await order(key);
    const answer = await order(key, { dateTime: `${TUESDAY}T15:00` });
    assert.equal(told(answer), '422 IDEMPOTENCY_KEY_REUSED');
    assert.deepEqual(
      (await scene.bench.rows(scene.salon)).map(({ status }) => status),
      ['held'],
    );
  });

  it('a key is its account’s own', async () => {
    const key = randomUUID();
    assert.equal((await order(key)).status, 200);
    const other = await makeCustomer(scene.database);
    assert.equal(told(await order(key, {}, other)), '409 SLOT_TAKEN');
  });

  it('what was refused is asked anew', async () => {
    const key = randomUUID();
    const other = await makeCustomer(scene.database);
    await order(undefined, {}, other);
    assert.equal(told(await order(key)), '409 SLOT_TAKEN');
    scene.bench.now = addMinutes(MONDAY_NOON, 11);
    assert.equal((await order(key)).status, 200);
  });

  it('what no key can be is refused, and a request without one is served', async () => {
    assert.equal(told(await order('short')), '400 VALIDATION_FAILED');
    assert.equal((await order(undefined)).status, 200);
  });

  it('left unanswered, a request is waited for half a minute, and then done; whoever is late changes nothing', async () => {
    const key = randomUUID();
    await scene.sandbox.behave({ delayMs: 8_000 });
    const dying = await restarted(2_000);
    const lost = order(key, {}, scene.customer, dying);
    // Its hold stands, and the gateway has not answered.
    await until(async () => (await scene.bench.rows(scene.salon)).length === 1);
    const meanwhile = await order(key);
    assert.equal(told(meanwhile), '409 IDEMPOTENCY_KEY_IN_USE');
    assert.equal(meanwhile.headers['retry-after'], '30');
    await scene.sandbox.behave({});
    scene.bench.now = addMinutes(MONDAY_NOON, 0.5);
    const done = await order(key);
    assert.equal(done.status, 200);
    assert.deepEqual((await order(key)).json, done.json);
    assert.equal((await scene.bench.rows(scene.salon)).length, 1);
    await lost;
    assert.deepEqual((await order(key)).json, done.json, 'whoever was late changes nothing');
  });

  it(`sent ${AT_ONCE} times at once to two processes, a request is done once, in each of ${ROUNDS} rounds`, async (test) => {
    const random = randomOf(testSeed(test));
    const other = await restarted();
    const before = await countOrders();
    let inUse = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = randomUUID();
      const who = await makeCustomer(scene.database);
      const { id: salonId, cut } = await makeSalon(scene.database);
      const wish = { salonId, services: [{ serviceId: cut }] };
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () => order(key, wish, who, random.pick([scene.bench, other]))),
      );
      const done = answers.filter(({ status }) => status === 200);
      const [first] = done;
      assert(first);
      for (const { json } of done) assert.deepEqual(json, first.json);
      const others = answers.filter(({ status }) => status !== 200);
      assert(others.every((answer) => told(answer) === '409 IDEMPOTENCY_KEY_IN_USE'));
      inUse += others.length;
      assert.deepEqual((await order(key, wish, who)).json, first.json);
    }
    assert(inUse > 0, 'they never met');
    const made = (await countOrders()) - before;
    assert.equal(made, ROUNDS);
    shows('T17', { 'requests sent at once': ROUNDS * AT_ONCE, 'effects more than one each': made - ROUNDS });
  });
});
