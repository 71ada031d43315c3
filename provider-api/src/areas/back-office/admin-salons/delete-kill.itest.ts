import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addDays, localDateOf } from '@sundara/contracts';
import { until } from '@sundara/contracts/testing';
import pg from 'pg';
import { type Database, openDatabase } from '../../../platform/database/open-database.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/for-each-database.ts';
import { type ApiProcess, startApi } from '../../../testing/payments/api-process.ts';
import {
  makeCustomer,
  makeSalon,
  type TestCustomer,
  type TestSalon,
} from '../../../testing/payments/booking-bench.ts';
import { type BuiltApi, buildApi } from '../../../testing/payments/built-api.ts';
import { type Sandbox, startSandbox } from '../../../testing/payments/sandbox-process.ts';

const SEATS = 2;
const HOURS = [10, 11, 12, 13, 14, 15];
const VISITS = SEATS * HOURS.length;
/** The number of cancellations before the process is killed first. */
const BEFORE_DEATH = 5;

/**
 * The promise about a deleted salon's visits where it could break (resolutions S17): the API is killed twice, between
 * two cancellations and during refunds and mails.
 */
describe('when the API is killed while it closes a deleted salon', () => {
  let built: BuiltApi;
  let target: TestDatabase;
  let database: Database;
  let sandbox: Sandbox;
  let admin: TestCustomer;
  let colleague: TestCustomer;
  let salon: TestSalon;
  const guests: TestCustomer[] = [];

  before(async () => {
    built = await buildApi();
    target = await makeTestDatabase('postgres');
    database = await openDatabase(target.settings);
    sandbox = await startSandbox();
    admin = await makeCustomer(database, 'admin');
    colleague = await makeCustomer(database, 'admin');
    salon = await makeSalon(database, SEATS);
    while (guests.length < VISITS) guests.push(await makeCustomer(database));
  });
  after(async () => {
    await sandbox.stop();
    await database.close();
    await target.remove();
    await built.remove();
  });

  const start = async () => {
    const death = new AbortController();
    const api = await startApi(target.settings, sandbox.url, { main: built.main, killed: death.signal });
    const kill = async () => {
      death.abort();
      await api.ended;
      // As if its job locks had expired, so that the next process need not wait for that.
      await database.pool.query('update outbox set locked_until = null where done_at is null');
    };
    return { api, kill };
  };
  const pay = async (api: ApiProcess, guest: TestCustomer, dateTime: string): Promise<void> => {
    const services = [{ serviceId: salon.cut, name: 'Cut', price: 500, duration: 60 }];
    const basket = { amount: 508, currency: 'INR', salonId: salon.id, services, dateTime };
    const { status, json } = await api.post('/api/payment/create-order', guest.token, basket);
    assert.equal(status, 200, JSON.stringify(json));
    const verified = await api.post('/api/payment/verify', guest.token, await sandbox.pay(json.orderId));
    assert.equal(verified.status, 200, JSON.stringify(verified.json));
  };
  const count = async (query: string): Promise<number> =>
    (await database.pool.query<{ n: number }>(`select count(*)::int n from ${query}`)).rows[0]?.n ?? 0;
  const cancelled = () => count(`bookings where status = 'cancelled'`);

  it('every visit is cancelled once, refunded once and told once, and the plan ends', async () => {
    const first = await start();
    const day = addDays(localDateOf(new Date()), 3);
    for (const [index, guest] of guests.entries())
      await pay(first.api, guest, `${day}T${HOURS[index % HOURS.length]}:00`);
    const plan = { salonId: salon.id, plan: 'monthly' };
    assert.equal((await first.api.post('/api/salon/subscription', admin.token, plan)).status, 200);

    // Locks a visit in the middle, so that the job is waiting for it when the process is killed.
    const client = new pg.Client({ connectionString: target.settings.databaseUrl });
    await client.connect();
    await client.query('begin');
    await client.query(
      `select from bookings where id = (select id from bookings where salon_id = $1
         order by lower(during), id offset ${BEFORE_DEATH} limit 1) for update`,
      [salon.id],
    );
    const reply = await fetch(`${first.api.url}/api/admin/salons/${salon.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    assert.equal(reply.status, 200);
    // A refund of this amount needs a second admin's approval.
    const { rows: asked } = await database.pool.query<{ id: string }>('select id from salon_deletions');
    const path = `/api/admin/salon-deletions/${asked[0]?.id}/approve`;
    const approval = { expectedRefund: VISITS * 508 };
    assert.equal((await first.api.post(path, colleague.token, approval)).status, 200);
    await until(async () => (await cancelled()) === BEFORE_DEATH);
    await first.kill();
    await client.end();
    assert.equal(await cancelled(), BEFORE_DEATH, 'it died in the middle');

    const second = await start();
    await until(async () => (await cancelled()) === VISITS);
    await second.kill();

    const last = await start();
    await until(async () => {
      const due = `done_at is null and kind in ('salon.close', 'refund.send', 'refund.check', 'mail.booking-cancelled')`;
      const left = await count(`outbox where ${due}`);
      return left === 0 && (await count(`refunds where status = 'processed'`)) === VISITS;
    });
    assert.equal(await count(`booking_events where kind = 'cancelled'`), VISITS);
    assert.equal(await count('(select distinct booking_id from refunds) once'), VISITS);
    assert.equal(await count('refunds'), VISITS);
    for (const order of (await sandbox.books()).orders)
      assert.deepEqual([order.captured, order.refunded], [50_800, 50_800], order.order_id);
    const { rows } = await database.pool.query<{ recipient: string; n: number }>(
      `select recipient, count(*)::int n from mailbox where subject like 'Cancelled:%' group by 1`,
    );
    assert.deepEqual(rows.map(({ recipient }) => recipient).sort(), guests.map(({ email }) => email).sort());
    assert.deepEqual(new Set(rows.map(({ n }) => n)), new Set([1]));
    assert.equal(await count(`subscriptions where state <> 'ended'`), 0);
    assert.equal(await count(`outbox where failed_at is not null`), 0);
    await last.api.stop();
  });
});
