import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { addMinutes, HOLD_MINUTES } from '@sundara/contracts';
import { type Random, randomOf, shows, sized, testSeed } from '@sundara/contracts/testing';
import {
  type Bench,
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  openBench,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';

const PAYMENTS = sized({ quick: 5, deep: 100 });
/** In addition to the one that takes the orders. */
const OTHER_PROCESSES = 2;
/** Within how many minutes all are ordered. */
const ORDERED_WITHIN = 30;
const MOST_SECONDS = 60;
const SECOND = 1_000;
/** A gateway on a busy machine is slow and not away, or it would be asked again a minute later. */
const PATIENT = { gatewayTimeoutMs: 300_000 };

/** An order that is paid while its time is held, and of whose payment neither browser nor webhook tells. */
interface Silent {
  readonly opensAt: Date;
  readonly paysAt: Date;
  orderId?: string;
  isPaid: boolean;
  settledAt?: Date;
}

forEachBench({ webhooks: 'lost', options: PATIENT }, (scene) => {
  let others: Bench[];
  before(async () => {
    others = [];
    const clock = { ...PATIENT, now: () => scene.bench.now };
    while (others.length < OTHER_PROCESSES)
      others.push(await openBench(scene.database, scene.sandbox.url, clock));
  });
  after(async () => {
    for (const bench of others) await bench.close();
  });

  /** To the second, as the clock is. */
  const silentOrder = (random: Random): Silent => {
    const opensAt = addSeconds(MONDAY_NOON, random.below(ORDERED_WITHIN * 60));
    return { opensAt, paysAt: addSeconds(opensAt, random.below(HOLD_MINUTES * 60)), isPaid: false };
  };

  const openOrPay = async (silent: Silent): Promise<void> => {
    const { bench, sandbox, database } = scene;
    if (silent.orderId === undefined && silent.opensAt <= bench.now) {
      const { status, json } = await bench.order(await makeCustomer(database), await makeSalon(database));
      assert.equal(status, 200);
      silent.orderId = json.orderId;
    }
    if (silent.orderId === undefined || silent.isPaid || silent.paysAt > bench.now) return;
    await sandbox.pay(silent.orderId);
    silent.isPaid = true;
  };

  /** The next moment at which something is due: an order, a payment, or a job. */
  const nextMoment = async (all: readonly Silent[]): Promise<Date> => {
    const { bench, database } = scene;
    const { rows } = await database.pool.query<{ at: Date | null }>(
      'select min(run_at) as at from outbox where done_at is null and failed_at is null and run_at > $1',
      [bench.now],
    );
    const ahead = all.flatMap(({ opensAt, paysAt }) => [opensAt, paysAt]).filter((at) => at > bench.now);
    const moments = [...ahead, ...rows.flatMap(({ at }) => at ?? [])].map((at) => at.getTime());
    assert(moments.length > 0, 'nothing is planned any more');
    return new Date(Math.min(...moments));
  };

  const lookWhatIsSettled = async (all: readonly Silent[]): Promise<void> => {
    const { rows } = await scene.database.pool.query<{ id: string }>(
      `select gateway_order_id as id from payments p join bookings b on b.id = p.booking_id
        where p.status = 'paid' and b.status = 'confirmed'`,
    );
    const settled = new Set(rows.map(({ id }) => id));
    for (const silent of all)
      if (silent.orderId !== undefined && settled.has(silent.orderId)) silent.settledAt ??= scene.bench.now;
  };

  it(`each of ${PAYMENTS} payments that nobody tells of is booked within a minute, by what three processes plan`, async (test) => {
    const random = randomOf(testSeed(test));
    const all = Array.from({ length: PAYMENTS }, () => silentOrder(random));
    while (all.some(({ settledAt }) => settledAt === undefined)) {
      scene.bench.now = await nextMoment(all);
      for (const silent of all) await openOrPay(silent);
      await scene.bench.jobsDone();
      await lookWhatIsSettled(all);
    }
    const waited = all.map(({ paysAt, settledAt }) => secondsBetween(paysAt, settledAt ?? scene.bench.now));
    const longest = Math.max(...waited);
    assert(longest <= MOST_SECONDS, `${longest} s after it was paid`);
    shows('T12', { payments: PAYMENTS, 'seconds at most until it is booked': longest });
  });
});

const addSeconds = (at: Date, seconds: number): Date => addMinutes(at, seconds / 60);

const secondsBetween = (from: Date, until: Date): number => (until.getTime() - from.getTime()) / SECOND;
