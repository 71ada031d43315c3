import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addMinutes, HOLD_MINUTES } from '@sundara/contracts';
import { type Random, randomOf, shows, sized, testSeed, until } from '@sundara/contracts/testing';
import {
  type Answer,
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  type TestCustomer,
  type TestSalon,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { auditMoney } from '../../../testing/payments/money-audit.ts';
import { EVENTS } from '../../../testing/payments/order-bench.ts';

const RACES = sized({ quick: 30, deep: 1_000 });
/** With one clock for all of them. */
const AT_ONCE = 10;
/** Minutes since the order: before its hold's end, when the gateway is asked, when it ends, and after that. */
const CLOCK = [9.8, HOLD_MINUTES - 10 / 60, 9.9, 9.99, HOLD_MINUTES, 10.1] as const;
/** When the gateway is asked about an order that nobody told of. */
const ASKED_AT_LAST = 15;
/** For a gateway on a busy machine. */
const LIMIT_MS = 300_000;
/** The most turns of the event loop between the beginnings of two steps. */
const MOST_TURNS = 60;

interface Race {
  readonly salon: TestSalon;
  readonly payer: TestCustomer;
  readonly rival: TestCustomer;
  readonly orderId: string;
  /** What verify told the payer. */
  readonly told: number[];
}

forEachBench({ webhooks: 'caught', options: { gatewayTimeoutMs: LIMIT_MS } }, (scene) => {
  const begin = async (): Promise<Race> => {
    const { bench, database } = scene;
    const [salon, payer, rival] = await Promise.all([
      makeSalon(database),
      makeCustomer(database),
      makeCustomer(database),
    ]);
    const { status, json } = await answered(() => bench.order(payer, salon));
    assert.equal(status, 200);
    return { salon, payer, rival, orderId: json.orderId, told: [] };
  };

  /** Pays, then tells us by some of the ways, or by none. */
  const payAndTell = async (random: Random, { payer, orderId, told }: Race): Promise<void> => {
    const { bench, sandbox, catcher } = scene;
    const [comesBack, webhooks] = [random.chance(0.6), random.below(EVENTS + 1)];
    const checkout = await sandbox.pay(orderId);
    const events = random.shuffled(await catcher.caught(orderId, EVENTS)).slice(0, webhooks);
    const verify = async () => {
      if (comesBack) told.push((await answered(() => bench.verify(payer, checkout))).status);
    };
    const deliver = async () => {
      for (const event of events) assert.equal((await answered(() => bench.deliver(event))).status, 200);
    };
    await Promise.all(random.shuffled([verify, deliver]).map((tell) => tell()));
  };

  const wish = async ({ salon, rival }: Race): Promise<void> => {
    const { status, json } = await answered(() => scene.bench.order(rival, salon));
    assert(status === 200 || json.code === 'SLOT_TAKEN', `the rival was told ${status} ${json.code}`);
  };

  /** Everything that happens around the end of these holds, in a random order and all at once. */
  const run = async (random: Random, races: readonly Race[]): Promise<void> => {
    const clock = [...CLOCK];
    const tick = async () => {
      scene.bench.now = addMinutes(MONDAY_NOON, clock.shift() ?? HOLD_MINUTES);
    };
    const steps = random.shuffled([
      ...races.flatMap((race) => [() => payAndTell(random, race), () => wish(race)]),
      ...CLOCK.map(() => tick),
    ]);
    const running: Promise<void>[] = [];
    for (const step of steps) {
      running.push(step());
      for (let turns = random.below(MOST_TURNS); turns > 0; turns -= 1) await new Promise(setImmediate);
    }
    await Promise.all(running);
    scene.bench.now = addMinutes(MONDAY_NOON, ASKED_AT_LAST);
    await scene.bench.jobsDone();
  };

  /** How a race ended, for payer and rival together. */
  const endOf = async ({ salon, told }: Race): Promise<string> => {
    const rows = await scene.bench.rows(salon);
    const [paid, ...others] = rows.filter(({ payment }) => payment === 'paid' || payment === 'refunded');
    const end = `${paid?.status} ${paid?.payment}`;
    assert.deepEqual(others, []);
    assert(end === 'confirmed paid' || end === 'expired refunded', end);
    assert(rows.filter(({ who }) => who.length > 0).length <= 1, 'two have the chair');
    const expected = paid?.status === 'confirmed' ? 200 : 410;
    for (const status of told) assert.equal(status, expected, `the payer was told ${told.join()}`);
    return end;
  };

  it(`a payment that meets the end of its hold is booked, or goes back, in each of ${RACES} races`, async (test) => {
    const random = randomOf(testSeed(test));
    const ends = new Map<string, number>();
    for (let from = 0; from < RACES; from += AT_ONCE) {
      scene.bench.now = MONDAY_NOON;
      const races = await Promise.all(Array.from({ length: AT_ONCE }, begin));
      await run(random, races);
      for (const race of races) {
        const end = await endOf(race);
        ends.set(end, (ends.get(end) ?? 0) + 1);
      }
    }
    test.diagnostic(JSON.stringify(Object.fromEntries(ends)));
    assert(ends.size === 2 || RACES < 100, 'every race ended the same');
    const audit = await auditMoney(scene.database, await scene.sandbox.books());
    assert.deepEqual(audit, { lost: [], orphaned: [], doubled: [], unbalanced: [] });
    shows('T4', { interleavings: RACES, 'with another end': 0 });
  });
});

/** Asks again after 'try again in a moment', which a busy machine says for want of a connection, as all callers do. */
const answered = (ask: () => Promise<Answer>): Promise<Answer> =>
  until(async () => {
    const answer = await ask();
    return answer.status !== 503 && answer;
  });
