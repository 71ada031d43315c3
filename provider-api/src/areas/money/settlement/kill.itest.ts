import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, type Random, randomOf, shows, sized, testSeed } from '@sundara/contracts/testing';
import { type Database, openDatabase } from '../../../platform/database/open-database.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/for-each-database.ts';
import { CROWD_WAIT_SECONDS, startApi } from '../../../testing/payments/api-process.ts';
import { makeCustomer, makeSalon, type TestSalon } from '../../../testing/payments/booking-bench.ts';
import { type BuiltApi, buildApi } from '../../../testing/payments/built-api.ts';
import { type Audit, auditMoney, gatewayPaise } from '../../../testing/payments/money-audit.ts';
import { type Sandbox, startSandbox } from '../../../testing/payments/sandbox-process.ts';
import { DECK, dealMoods, shop, type Told } from '../../../testing/payments/shoppers.ts';

/** At least one deck of moods, so that some customer comes late. */
const PAYMENTS = sized({ quick: DECK, deep: 1_000 });
const DEATHS = sized({ quick: 3, deep: 10 });
const AT_A_TIME = sized({ quick: 8, deep: 24 });
const SALONS = 15;
/** The most answers between two deaths. */
const LONGEST_LIFE = sized({ quick: 24, deep: 200 });
const CLEAN: Audit = { lost: [], orphaned: [], doubled: [], unbalanced: [] };

/**
 * The guarantee about money, tested where it could break (decision 22): the API dies at any point, again and again,
 * while payments are made; webhooks come twice, in any order, or not at all.
 */
describe(`when the API is killed at random points during ${PAYMENTS} payments`, () => {
  let random: Random;
  let built: BuiltApi;
  let target: TestDatabase;
  let database: Database;
  let sandbox: Sandbox;
  let port: number;
  let salons: TestSalon[];
  let answers = 0;
  const atLast = new AbortController();

  before(async () => {
    built = await buildApi();
    target = await makeTestDatabase('postgres');
    database = await openDatabase(target.settings);
    port = await freePort();
    sandbox = await startSandbox(`http://127.0.0.1:${port}/api/payment/webhook`);
    salons = [];
    while (salons.length < SALONS) salons.push(await makeSalon(database));
  });
  after(async () => {
    atLast.abort();
    await sandbox.stop();
    await database.close();
    await target.remove();
    await built.remove();
  });

  const settings = () => ({ main: built.main, port, waitSeconds: CROWD_WAIT_SECONDS });

  /** Starts the API and kills it after a while, in one of five cases possibly before it is ready. */
  const liveAndDie = async (enough: () => boolean): Promise<void> => {
    const death = new AbortController();
    const killIn = (ms: number) => setTimeout(() => death.abort(), ms).unref();
    if (random.chance(0.2)) killIn(random.between(100, 2_000));
    const killed = { ...settings(), killed: death.signal };
    const api = await startApi(target.settings, sandbox.url, killed).catch((error: unknown) => {
      if (!death.signal.aborted) throw error;
    });
    const last = answers + random.between(0, LONGEST_LIFE);
    while (api && answers < last && !death.signal.aborted && !enough()) await wait(5);
    killIn(random.between(0, 50));
    await api?.ended;
  };

  it('every payment is booked or refunded, once, by what the API plans for the next minute after its last start', async (test) => {
    random = randomOf(testSeed(test));
    const told: Told[] = [];
    let done = false;
    let failed = false;
    let deaths = 0;
    const dying = (async () => {
      while (!done) {
        await sandbox.behave({ webhooks: random.pick(['normal', 'duplicate', 'shuffle', 'drop']) });
        await liveAndDie(() => done);
        deaths += 1;
      }
    })();
    const place = {
      ...{ apiUrl: `http://127.0.0.1:${port}`, sandbox, random, salons, nextMood: dealMoods(random) },
      newCustomer: () => makeCustomer(database),
      onAnswer: () => {
        answers += 1;
      },
      isOpen: () => !failed,
    };
    const paid = () => told.filter((order) => order.paid).length;
    const shoppers = Array.from({ length: AT_A_TIME }, async () => {
      while (!done && (paid() < PAYMENTS || deaths < DEATHS)) told.push(...(await shop(place)));
    });
    const shopping = Promise.all(shoppers).finally(() => {
      done = true;
    });
    await Promise.all([shopping, dying]).catch((error: unknown) => {
      done = true;
      failed = true;
      throw error;
    });

    const api = await startApi(target.settings, sandbox.url, {
      ...settings(),
      killed: atLast.signal,
    });
    const { rows } = await database.pool.query<{ until: Date }>(
      `select now() + interval '1 minute' as until`,
    );
    const [limit] = rows;
    assert(limit);
    test.diagnostic(`${paid()} payments, ${deaths} deaths`);
    const look = async () => auditMoney(database, await sandbox.books());
    for (let { lost } = await look(); await isAskedAbout(lost, limit.until); { lost } = await look())
      await wait(100);
    assert.deepEqual(await look(), CLEAN);
    const books = await sandbox.books();
    assert.equal(await gatewayPaise(database), books.captured - books.refunded);
    assert.equal(books.orders.filter(({ captured }) => captured > 0).length, paid());
    assert(books.refunded > 0, 'nobody came late');
    await assertTold(told);
    assert.deepEqual(api.complaints, []);
    shows('T10', { payments: paid(), kills: deaths, 'lost, orphaned or doubled': 0 });
    await api.stop();
  });

  /** Whether the API has jobs for what is open that are due by then, however slow the machine is. */
  const isAskedAbout = async (orderIds: readonly string[], until: Date): Promise<boolean> => {
    const { rows } = await database.pool.query(
      `select from outbox where done_at is null and failed_at is null
          and (kind like 'refund.%' or (kind = 'payment.reconcile' and key = any($1)))
          and greatest(run_at, locked_until) < $2`,
      [orderIds, until],
    );
    return rows.length > 0;
  };

  /** What a customer was told is true: the visit is booked, or the money was refunded. */
  const assertTold = async (told: readonly Told[]): Promise<void> => {
    const { rows } = await database.pool.query<{ id: string; status: string }>(
      'select id, status from bookings where id = any($1)',
      [told.map(({ bookingId }) => bookingId)],
    );
    const statuses = new Map(rows.map(({ id, status }) => [id, status]));
    const EXPECTED = { booked: ['confirmed'], refunded: ['expired'], nothing: undefined } as const;
    for (const { orderId, bookingId, paid, verdict } of told) {
      const expected: readonly string[] = EXPECTED[verdict] ?? (paid ? ['confirmed', 'expired'] : ['held']);
      const status = statuses.get(bookingId) ?? 'gone';
      assert(expected.includes(status), `${orderId} was told ${verdict} and is ${status}`);
    }
  };
});
