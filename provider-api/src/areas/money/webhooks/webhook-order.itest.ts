import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { randomOf, shows, sized, testSeed } from '@sundara/contracts/testing';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { copyDatabase } from '../../../testing/copy-database.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/for-each-database.ts';
import {
  type Bench,
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  openBench,
} from '../../../testing/payments/booking-bench.ts';
import type { FakeGateway } from '../../../testing/payments/fake-gateway.ts';
import { startGatewayAsItWas } from '../../../testing/payments/gateway-as-it-was.ts';
import { type Sandbox, startSandbox } from '../../../testing/payments/sandbox-process.ts';
import { type Dump, dumpTables } from '../../../testing/payments/table-dump.ts';
import {
  type CaughtWebhook,
  startWebhookCatcher,
  type WebhookCatcher,
} from '../../../testing/payments/webhook-catcher.ts';

/** Of each event in a deep run; a quick one has about two of each. */
const COPIES = sized({ quick: 2, deep: 100 });
const ROUNDS = sized({ quick: 1, deep: 10 });
const AT_A_TIME = 8;
/** How many events each order raises before any refund, and which order will be refunded, which raises two more. */
const RAISED = [3, 5, 1, 1, 5, 3, 3];
const OUTRUN = 5;
const NOW = addMinutes(MONDAY_NOON, 12);

/**
 * Webhooks come at least once and in no order (decision 22). Several orders are paid in all ways; then copies of the
 * same database receive the webhooks: once in order, and many times over, shuffled, eight at once.
 */
describe(`webhooks that come ${COPIES} times each, shuffled`, () => {
  let sandbox: Sandbox;
  let gateway: FakeGateway;
  let catcher: WebhookCatcher;
  let target: TestDatabase;
  let orderIds: readonly string[];
  let copies = 0;

  before(async () => {
    catcher = await startWebhookCatcher();
    sandbox = await startSandbox(catcher.url);
    target = await makeTestDatabase('postgres');
    orderIds = await payInAllWays();
    gateway = await startGatewayAsItWas(sandbox.url, orderIds);
  });
  after(async () => {
    await gateway.stop();
    await sandbox.stop();
    await catcher.stop();
    await target.remove();
  });

  const withBench = async <T>(
    databaseUrl: string,
    gatewayUrl: string,
    work: (bench: Bench) => Promise<T>,
  ) => {
    // All webhooks are answered, even on a slow machine.
    const database = await openDatabase({ ...target.settings, databaseUrl, connectLimitMs: 300_000 });
    try {
      const bench = await openBench(database, gatewayUrl);
      return await work(bench).finally(() => bench.close());
    } finally {
      await database.close();
    }
  };
  const baseUrl = () => target.settings.databaseUrl ?? '';

  /** Makes the orders before the first webhook is delivered, with everything that the sandbox then has to report. */
  const payInAllWays = () =>
    withBench(baseUrl(), sandbox.url, async (bench) => {
      const { database } = bench;
      const order = async (salon?: Awaited<ReturnType<typeof makeSalon>>) => {
        const at = salon ?? (await makeSalon(database));
        const customer = await makeCustomer(database);
        const { status, json } = await bench.order(customer, at);
        assert.equal(status, 200);
        return { salon: at, orderId: String(json.orderId) };
      };
      const paid = await order();
      await sandbox.pay(paid.orderId);
      const retried = await order();
      for (const vpa of ['failure@razorpay', 'failure@razorpay', 'success@razorpay']) {
        await sandbox.pay(retried.orderId, vpa);
      }
      const failed = await order();
      await sandbox.pay(failed.orderId, 'failure@razorpay');
      const authorized = await order();
      await sandbox.behave({ capture: 'manual' });
      await sandbox.pay(authorized.orderId);
      await sandbox.behave({});
      const agreedTwice = await order();
      const late = await sandbox.payLate(agreedTwice.orderId, 3_600);
      await sandbox.pay(agreedTwice.orderId);
      await sandbox.authorise(late);
      const outrun = await order();
      // Only webhooks may report payments: no job that asks the gateway automatically is left when it would be due.
      await database.pool.query(`delete from outbox where kind in ('payment.reconcile', 'hold.end')`);
      bench.now = addMinutes(MONDAY_NOON, 11);
      const winner = await order(outrun.salon);
      await sandbox.pay(outrun.orderId);
      await sandbox.pay(winner.orderId);
      await database.pool.query(`delete from outbox where kind in ('payment.reconcile', 'hold.end')`);
      // Delivered now, or else it would be left to chance who comes first.
      await bench.deliver(await caughtOne(winner.orderId, 'payment.captured'));
      await bench.jobsDone();
      assert.deepEqual(
        statusesIn(await dumpTables(database)),
        ['created', 'created', 'created', 'created', 'created', 'created', 'paid'],
        'nobody but the winner is booked before the webhooks',
      );
      const orders = [paid, retried, failed, authorized, agreedTwice, outrun, winner];
      return orders.map(({ orderId }) => orderId);
    });

  const caughtOne = async (orderId: string, event: string): Promise<CaughtWebhook> => {
    const found = (await catcher.caught(orderId, 3)).find((webhook) => webhook.event === event);
    assert(found);
    return found;
  };

  const allWebhooks = async (): Promise<CaughtWebhook[]> =>
    (await Promise.all(orderIds.map((orderId) => catcher.caught(orderId, 1)))).flat();

  /**
   * @param order in which webhooks come: those of the payments, then those of the resulting refund, as no gateway
   *   reports a refund that was not requested
   * @param early delivered one by one before all others
   * @returns what a copy of the database holds at the end
   */
  const tell = async (
    order: (webhooks: readonly CaughtWebhook[]) => readonly CaughtWebhook[],
    atATime: number,
    early: readonly CaughtWebhook[] = [],
  ) => {
    copies += 1;
    const databaseUrl = await copyDatabase(baseUrl(), `copy_${copies}`);
    return withBench(databaseUrl, gateway.url, async (bench): Promise<Dump> => {
      bench.now = NOW;
      const tellAll = async (webhooks: readonly CaughtWebhook[]): Promise<void> => {
        const queue = [...order(webhooks)];
        const tellNext = async (): Promise<void> => {
          for (let next = queue.shift(); next; next = queue.shift())
            assert.equal((await bench.deliver(next)).status, 200);
        };
        await Promise.all(Array.from({ length: atATime }, tellNext));
        await bench.jobsDone();
      };
      for (const webhook of early) assert.equal((await bench.deliver(webhook)).status, 200);
      await tellAll((await allWebhooks()).filter((webhook) => !isOfRefund(webhook)));
      await catcher.caught(orderIds[OUTRUN] ?? '', 5);
      await tellAll((await allWebhooks()).filter(isOfRefund));
      return dumpTables(bench.database);
    });
  };

  it('end in the state of one ordered delivery, table by table', async (test) => {
    const random = randomOf(testSeed(test));
    await Promise.all(RAISED.map((count, index) => catcher.caught(orderIds[index] ?? '', count)));
    const ordered = await tell((webhooks) => webhooks, 1);
    assert.deepEqual(
      statusesIn(ordered),
      ['created', 'failed', 'paid', 'paid', 'paid', 'paid', 'refunded'],
      'the orders went all ways',
    );
    const refundsFirst = await tell((webhooks) => webhooks, 1, (await allWebhooks()).filter(isOfRefund));
    assert.deepEqual(refundsFirst, ordered, 'a refund that nobody can place yet is found later');
    for (let round = 0; round < ROUNDS; round += 1) {
      const shuffled = await tell((webhooks) => random.shuffled(repeated(webhooks)), AT_A_TIME);
      for (const [table, rows] of Object.entries(ordered)) assert.deepEqual(shuffled[table], rows, table);
    }
    shows('T13', {
      rounds: ROUNDS,
      'copies of each webhook': COPIES,
      'tables compared': Object.keys(ordered).length,
    });
  });
});

const statusesIn = ({ payments = [] }: Dump): readonly (string | undefined)[] =>
  payments.map((row) => /"status": "(\w+)"/.exec(row)?.[1]).sort();

const repeated = (webhooks: readonly CaughtWebhook[]): readonly CaughtWebhook[] =>
  Array.from({ length: COPIES }, () => webhooks).flat();

const isOfRefund = ({ event }: CaughtWebhook): boolean => event.startsWith('refund.');
