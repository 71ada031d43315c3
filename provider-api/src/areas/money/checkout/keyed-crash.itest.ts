import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, it } from 'node:test';
import { addDays, localDateOf } from '@sundara/contracts';
import { shows, sized, until } from '@sundara/contracts/testing';
import { type Database, openDatabase } from '../../../platform/database/open-database.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/for-each-database.ts';
import { type ApiProcess, startApi } from '../../../testing/payments/api-process.ts';
import { type Answer, makeCustomer, makeSalon } from '../../../testing/payments/booking-bench.ts';
import { type BuiltApi, buildApi } from '../../../testing/payments/built-api.ts';
import { type Sandbox, startSandbox } from '../../../testing/payments/sandbox-process.ts';

const CRASHES = sized({ quick: 1, deep: 20 });
/** Longer than it takes to kill a process, and longer than the API waits for the gateway. */
const GATEWAY_MS = 60_000;

let built: BuiltApi;
let target: TestDatabase;
let database: Database;
let sandbox: Sandbox;
before(async () => {
  built = await buildApi();
  target = await makeTestDatabase('postgres');
  database = await openDatabase(target.settings);
  sandbox = await startSandbox();
});
after(async () => {
  await sandbox.stop();
  await database.close();
  await target.remove();
  await built.remove();
});

const answerOf = async (reply: Response): Promise<Pick<Answer, 'status' | 'json'>> => ({
  status: reply.status,
  json: await reply.json(),
});

/** Orders with one key, again and again, and crashes the API while it is at work on the first. */
const crash = async (): Promise<void> => {
  const salon = await makeSalon(database);
  const customer = await makeCustomer(database);
  const dateTime = `${addDays(localDateOf(new Date()), 3)}T10:00`;
  const body = { amount: 508, salonId: salon.id, services: [{ serviceId: salon.cut }], dateTime };
  const headers = { authorization: `Bearer ${customer.token}`, 'idempotency-key': randomUUID() };
  const order = async ({ url }: ApiProcess, payload: object = body) => {
    const { status, json } = await fetch(`${url}/api/payment/create-order`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    }).then(answerOf);
    return { told: `${status} ${json.code ?? 'done'}`, json };
  };
  const held = async () => {
    const { rows } = await database.pool.query('select id from bookings where salon_id = $1', [salon.id]);
    return rows.map(({ id }) => id);
  };

  const death = new AbortController();
  const dying = await startApi(target.settings, sandbox.url, { main: built.main, killed: death.signal });
  await sandbox.behave({ delayMs: GATEWAY_MS });
  const lost = assert.rejects(order(dying));
  // Its hold stands, and the gateway has not answered.
  await until(async () => (await held()).length === 1);
  death.abort();
  await lost;
  await dying.ended;
  await sandbox.behave({});

  const api = await startApi(target.settings, sandbox.url, { main: built.main });
  try {
    assert.equal((await order(api)).told, '409 IDEMPOTENCY_KEY_IN_USE');
    // The half minute for which whoever is at work on it is waited for.
    await database.pool.query(
      `update keyed_requests set locked_until = locked_until - interval '30 seconds'`,
    );
    const done = await order(api);
    assert.equal(done.told, '200 done');
    const { orderId, bookingId } = done.json;
    assert.deepEqual(await held(), [bookingId]);
    for (let no = 0; no < 3; no += 1) assert.deepEqual(await order(api), done);
    const other = { ...body, dateTime: dateTime.replace('10:00', '12:00') };
    assert.equal((await order(api, other)).told, '422 IDEMPOTENCY_KEY_REUSED');

    const verified = await api.post('/api/payment/verify', customer.token, await sandbox.pay(orderId));
    assert.deepEqual([verified.status, verified.json.booking.id], [200, bookingId]);
    assert.deepEqual(await held(), [bookingId]);
  } finally {
    await api.stop();
  }
};

it('a request whose process was killed at work is done once, by the next that is sent', async () => {
  for (let no = 0; no < CRASHES; no += 1) await crash();
  shows('T17', { 'processes killed at work on a request': CRASHES, 'effects more than one each': 0 });
});
