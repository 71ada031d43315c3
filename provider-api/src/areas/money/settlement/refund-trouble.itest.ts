import assert from 'node:assert/strict';
import { after, before, beforeEach, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import {
  type Bench,
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  openBench,
  putVisit,
} from '../../../testing/payments/booking-bench.ts';
import {
  type Behaviour,
  type FakeGateway,
  respond,
  startFakeGateway,
  TROUBLES,
} from '../../../testing/payments/fake-gateway.ts';
import { findBalances } from '../ledger/balances.ts';
import { postUnbookedCapture } from '../ledger/post.ts';
import { findRefund } from '../refunds/refunds.repository.ts';
import { requestRefund } from '../refunds/request-refund.command.ts';

const AMOUNT = 25_400;
let made = 0;

forEachDatabase((_, open) => {
  let database: Database;
  let fake: FakeGateway;
  let bench: Bench;
  let bookingId: string;
  let paymentId: string;
  /** Idempotency keys of the requested refunds, in order. */
  let keys: unknown[];

  before(async () => {
    database = await open();
    fake = await startFakeGateway(() => {});
    const retryGapsSeconds = [0, 0, 0];
    bench = await openBench(database, fake.url, { gatewayTimeoutMs: 2_000, retryGapsSeconds });
    // Jobs begin when the app is ready.
    await bench.app.ready();
  });
  beforeEach(async () => {
    bench.now = MONDAY_NOON;
    made += 1;
    paymentId = `pay_${String(made).padStart(14, '0')}`;
    keys = [];
    const customer = await makeCustomer(database);
    const start = addMinutes(MONDAY_NOON, 60);
    bookingId = await putVisit(database, await makeSalon(database), customer, start, 60);
    await database.transaction((tx) => postUnbookedCapture(tx, bookingId, paymentId, 50_800, bench.now));
  });
  after(async () => {
    await bench.close();
    await fake.stop();
  });

  const ask = async (): Promise<string> => {
    const wish = { bookingId, gatewayPaymentId: paymentId, amountPaise: AMOUNT };
    const { id } = await database.transaction((tx) =>
      requestRefund(tx, { ...wish, reason: 'slot-gone', key: `refund-${paymentId}` }, bench.now),
    );
    return id;
  };
  const entity = (change: object = {}) => ({
    ...{ id: `rfnd_${paymentId}`, payment_id: paymentId, amount: AMOUNT, status: 'processed' },
    ...change,
  });
  const takesIt = (change: object = {}): Behaviour => respond(200, entity(change));
  /** Answers refund requests with `turns`, in order, and all other requests with `other`. */
  const answer = (turns: readonly Behaviour[], other: Behaviour = respond(500, {})): void => {
    fake.behave = (request, reply) => {
      if (request.method === 'GET') return other(request, reply);
      keys.push(request.headers['x-refund-idempotency']);
      return turns[Math.min(keys.length, turns.length) - 1]?.(request, reply);
    };
  };
  const state = async (id: string) => {
    const refund = await findRefund(database.db, id);
    const { gateway, customer } = await findBalances(database.db, bookingId);
    return [refund?.status, gateway, 0 - customer];
  };
  const jobsAbout = async (id: string) =>
    (await bench.jobsDone())
      .filter(({ key }) => key === id)
      .map(({ kind, attempts, failed }) => [kind, attempts, failed]);
  const PAID_OUT = ['processed', 50_800 - AMOUNT, 50_800 - AMOUNT];
  const OWED = (status: string) => [status, 50_800, 50_800];

  for (const { name, behave } of TROUBLES) {
    it(`sends a refund again, by the same key, when the gateway ${name}`, async () => {
      answer([behave, behave, takesIt()], behave);
      const id = await ask();
      assert.deepEqual(await jobsAbout(id), [
        ['refund.send', 3, false],
        ['mail.booking-refunded', 1, false],
      ]);
      assert.deepEqual([keys.length, new Set(keys).size], [3, 1]);
      assert.deepEqual(await state(id), PAID_OUT);
    });
  }

  it('gives up after the last attempt, keeps owing it with the reason for a person, and goes on when asked', async () => {
    answer([respond(503, {})]);
    const id = await ask();
    assert.deepEqual(await jobsAbout(id), [['refund.send', 4, true]]);
    assert.deepEqual(await state(id), OWED('due'));
    const [job] = await database.db.select().from(outbox).where(eq(outbox.key, id));
    assert.match(job?.lastError ?? '', /HTTP 503/);
    answer([takesIt()]);
    const admin = await makeCustomer(database, 'admin');
    await bench.call('POST', `/api/admin/jobs/${job?.id}/retry`, { token: admin.token });
    await bench.jobsDone();
    assert.deepEqual([await state(id), new Set(keys).size], [PAID_OUT, 1]);
  });

  it('takes what somebody refunded by hand for the refund where the gateway refuses ours', async () => {
    const refused = respond(400, { error: { description: 'The payment has been fully refunded already' } });
    const failed = entity({ id: 'rfnd_failed_by_hand', status: 'failed' });
    const smaller = entity({ id: 'rfnd_of_another_sum', amount: 100 });
    const byHand = entity({ id: `rfnd_hand_${made}`, status: 'pending' });
    answer([refused], respond(200, { items: [failed, smaller, byHand] }));
    const id = await ask();
    await bench.jobsDone();
    const refund = await findRefund(database.db, id);
    assert.deepEqual([refund?.status, refund?.gatewayRefundId], ['sent', `rfnd_hand_${made}`]);
    assert.equal(keys.length, 1);
  });

  it('waits for a person, at once, when the gateway answers that a refund failed, and then takes a new key', async () => {
    answer([takesIt({ status: 'failed' }), takesIt({ id: `rfnd_again_${made}` })]);
    const id = await ask();
    assert.deepEqual((await jobsAbout(id)).toSorted(), [
      ['refund.send', 1, false],
      ['refund.send', 1, true],
    ]);
    assert.deepEqual([await state(id), keys.length], [OWED('failed'), 1]);
    const jobs = await database.db.select().from(outbox).where(eq(outbox.key, id));
    const givenUp = jobs.find(({ failedAt }) => failedAt !== null);
    const admin = await makeCustomer(database, 'admin');
    await bench.call('POST', `/api/admin/jobs/${givenUp?.id}/retry`, { token: admin.token });
    await bench.jobsDone();
    assert.deepEqual([await state(id), new Set(keys).size], [PAID_OUT, 2]);
  });

  it('never takes the refund of another payment or amount for the one that it asked for', async () => {
    answer([takesIt({ amount: AMOUNT + 1 }), takesIt({ payment_id: 'pay_of_somebody_else' }), takesIt()]);
    const id = await ask();
    await bench.jobsDone();
    assert.deepEqual([await state(id), keys.length], [PAID_OUT, 3]);
  });
});
