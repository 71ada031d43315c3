import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { addMinutes } from '@sundara/contracts';
import { p99, shows, sized, until } from '@sundara/contracts/testing';
import { type FaultProxy, startFaultProxy } from '@sundara/node/testing';
import { type Database, openDatabase } from '../../../platform/database/open-database.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/for-each-database.ts';
import {
  type Answer,
  type Bench,
  makeCustomer,
  makeSalon,
  openBench,
  type TestCustomer,
  type TestSalon,
} from '../../../testing/payments/booking-bench.ts';
import { type Sandbox, startSandbox } from '../../../testing/payments/sandbox-process.ts';
import { tokenOf } from '../../../testing/token-of.ts';

/** Of each outage: five minutes of twenty calls a second in a deep run. */
const CALLS = sized({ quick: 60, deep: 6_000 });
const GAP_MS = sized({ quick: 5, deep: 50 });
const GATEWAY = {
  gatewayTimeoutMs: sized({ quick: 1_000, deep: 5_000 }),
  /** Longer than a busy machine takes from one call to the next. */
  gatewayPauseMs: sized({ quick: 2_000, deep: 10_000 }),
};
/** For 99 of 100 answers about something else; a quick run shares its processor with others. */
const LOOKED_MS = sized({ quick: 20_000, deep: 1_000 });
/** Paid just before each outage, and verified during it. */
const PAID = 4;

const OUTAGES: Readonly<Record<string, (gateway: FaultProxy) => unknown>> = {
  'is not there': (gateway) => gateway.down(),
  'answers after ten seconds': (gateway) => gateway.poison({ latency: 10_000 }, 'downstream'),
  'resets its connections': (gateway) => gateway.poison({ resetPeer: 0 }),
};

let target: TestDatabase;
let database: Database;
let sandbox: Sandbox;
let gateway: FaultProxy;
let bench: Bench;
let salon: TestSalon;
/** How calls to the gateway failed, as the log has it. */
const failures: string[] = [];
before(async () => {
  target = await makeTestDatabase('postgres');
  database = await openDatabase(target.settings);
  sandbox = await startSandbox();
  gateway = await startFaultProxy(sandbox.url);
  const write = (line: string) => {
    const { kind } = JSON.parse(line);
    if (kind) failures.push(kind);
  };
  const logger = { level: 'error', stream: { write } };
  bench = await openBench(database, gateway.url, { ...GATEWAY, logger });
  salon = await makeSalon(database, 50);
});
after(async () => {
  await bench.close();
  await gateway.down();
  await sandbox.stop();
  await database.close();
  await target.remove();
});

interface PaidOrder {
  readonly customer: TestCustomer;
  readonly checkout: { readonly orderId: string };
}

/** Orders until the gateway takes part again. */
const order = async (customer: TestCustomer): Promise<string> => {
  const { json } = await until(async () => {
    const answer = await bench.order(customer, salon);
    return answer.status === 200 && answer;
  });
  return json.orderId;
};
const payAnOrder = async (): Promise<PaidOrder> => {
  const customer = await makeCustomer(database);
  return { customer, checkout: await sandbox.pay(await order(customer)) };
};
const assertRefused = ({ status, json }: Answer): void =>
  assert.deepEqual([status, json.code], [502, 'PAYMENT_GATEWAY_UNAVAILABLE']);

/** One call about something else than money, as visitors and customers make them. */
const lookAround = async ({ token }: TestCustomer, no: number): Promise<number> => {
  const paths = ['/api/public/salons', `/api/public/salons/${salon.id}`, '/api/customer/favourites'];
  const since = performance.now();
  const { status, json } = await bench.call('GET', paths[no % paths.length] ?? '', { token });
  assert.equal(status, 200, json.message);
  return performance.now() - since;
};

it('while the gateway fails all else goes on, nobody waits for it after three failures, and no payment is stuck', async () => {
  const looked: number[] = [];
  const paid: PaidOrder[] = [];
  const refuseOrder = async () => assertRefused(await bench.order(await makeCustomer(database), salon));
  for (const [outage, begin] of Object.entries(OUTAGES)) {
    const visitor = await makeCustomer(database);
    const verified = await Promise.all(Array.from({ length: PAID }, payAnOrder));
    paid.push(...verified);
    const first = await Promise.all(Array.from({ length: 4 }, () => makeCustomer(database)));
    await begin(gateway);
    failures.length = 0;
    for (const customer of first) assertRefused(await bench.order(customer, salon));
    assert.equal(failures.indexOf('circuit-open'), 3, `${outage}: ${failures}`);
    for (const { customer, checkout } of verified) assertRefused(await bench.verify(customer, checkout));

    const calls: Promise<unknown>[] = [];
    for (let no = 0; no < CALLS; no += 1) {
      const isLook = no % 2 === 0;
      calls.push(isLook ? lookAround(visitor, no / 2).then((ms) => looked.push(ms)) : refuseOrder());
      await wait(GAP_MS);
    }
    await Promise.all(calls);

    await gateway.heal();
    await order(visitor);
    bench.now = addMinutes(bench.now, 1);
    await bench.jobsDone();
  }

  const states = await Promise.all(
    paid.map(async ({ customer, checkout }) => {
      const path = `/api/payment/orders/${checkout.orderId}`;
      // A deep run takes longer than a session without a refresh.
      const { json } = await bench.call('GET', path, { token: await tokenOf(database, customer.id) });
      return json.order?.state ?? json;
    }),
  );
  assert.deepEqual(new Set(states), new Set(['booked']));
  const held = (await bench.rows(salon)).filter(({ status }) => status === 'held');
  assert.equal(held.length, Object.keys(OUTAGES).length, 'only who ordered after each outage holds a time');
  const slowest = p99(looked);
  assert.ok(slowest <= LOOKED_MS, `${Math.round(slowest)} ms for something else than money`);
  shows('T19', {
    'calls while the gateway was down, slow or reset connections': CALLS * Object.keys(OUTAGES).length,
    'ms or less for 99 of 100 other answers': Math.round(slowest),
    'failures before it was left alone': 3,
    'payments stuck': states.filter((state) => state !== 'booked').length,
  });
});
