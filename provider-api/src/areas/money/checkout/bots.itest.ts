import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addMinutes, HOLD_MINUTES } from '@sundara/contracts';
import { type Random, randomOf, shows, sized, testSeed } from '@sundara/contracts/testing';
import {
  type Answer,
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  type TestCustomer,
  type TestSalon,
  TUESDAY,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';

const BOTS = sized({ quick: 12, deep: 60 });
/** Each time when the holds before have ended. */
const WAVES = sized({ quick: 2, deep: 12 });
/** Free starts that each bot of a wave tries to hold. */
const TRIES = 3;
/** Customers who come after each wave, each from a network of their own. */
const PEOPLE = 2;
const BOTS_NETWORK = '203.0.113.77';
/** For a gateway on a busy machine. */
const PATIENT = { gatewayTimeoutMs: 300_000 };
/** Done; taken; too many; and too many at this salon just now. */
const TOLD_BOTS = [200, 409, 429, 503];

forEachBench({ webhooks: 'lost', settings: { UNPAID_HOLDS_PER_NETWORK: 24 }, options: PATIENT }, (scene) => {
  const order = async (
    { token }: TestCustomer,
    { id: salonId, cut }: TestSalon,
    dateTime: string,
    remoteAddress: string,
  ): Promise<Pick<Answer, 'status' | 'json'>> => {
    const reply = await scene.bench.app.inject({
      method: 'POST',
      url: '/api/payment/create-order',
      remoteAddress,
      headers: { authorization: `Bearer ${token}` },
      payload: { amount: 508, salonId, services: [{ serviceId: cut }], dateTime },
    });
    return { status: reply.statusCode, json: reply.json() };
  };
  /** What a bot reads as well as anybody. */
  const freeStarts = async ({ id, cut }: TestSalon): Promise<readonly string[]> => {
    const url = `/api/public/salons/${id}/availability?date=${TUESDAY}&services=${cut}`;
    const { json } = await scene.bench.call('GET', url);
    const slots: readonly { dateTime: string; available: boolean }[] = json.slots;
    return slots.filter(({ available }) => available).map(({ dateTime }) => dateTime);
  };

  /** Every bot reads what is free and orders some of it, all at once. @returns how many holds they got */
  const wave = async (random: Random, bots: readonly TestCustomer[], salon: TestSalon): Promise<number> => {
    const answers = await Promise.all(
      bots.map(async (bot) => {
        const wanted = random.shuffled(await freeStarts(salon)).slice(0, TRIES);
        const got: Pick<Answer, 'status' | 'json'>[] = [];
        for (const dateTime of wanted) got.push(await order(bot, salon, dateTime, BOTS_NETWORK));
        return got;
      }),
    );
    for (const { status, json } of answers.flat())
      assert(TOLD_BOTS.includes(status), `${status} ${json.code}`);
    return answers.flat().filter(({ status }) => status === 200).length;
  };

  it(`${BOTS} bots that scan a day and hold what they find leave two thirds of it, and nobody else is refused`, async (test) => {
    const random = randomOf(testSeed(test));
    const salon = await makeSalon(scene.database, 1, { slotMinutes: 30 });
    const bots = await Promise.all(Array.from({ length: BOTS }, () => makeCustomer(scene.database)));
    const refused: string[] = [];
    let mostPercent = 0;
    let served = 0;
    for (let no = 0; no < WAVES; no += 1) {
      scene.bench.now = addMinutes(MONDAY_NOON, no * (HOLD_MINUTES + 1));
      const before = (await freeStarts(salon)).length;
      const got = await wave(random, bots, salon);
      const taken = before - (await freeStarts(salon)).length;
      if (no === 0) assert(got > 0, 'the bots got nothing, so nothing was tried');
      assert(taken * 3 <= before, `${taken} of ${before} starts are held by bots`);
      mostPercent = Math.max(mostPercent, Math.round((100 * taken) / before));
      for (let person = 0; person < PEOPLE; person += 1) {
        const start = random.pick(await freeStarts(salon));
        const address = `198.51.${no}.${person}`;
        const { status, json } = await order(await makeCustomer(scene.database), salon, start, address);
        if (status === 200) served += 1;
        else refused.push(json.code);
      }
    }
    assert.deepEqual(refused, []);
    shows('T67', {
      bots: BOTS,
      'orders of others': served,
      'of them refused': refused.length,
      'percent of the free starts held at most': mostPercent,
    });
  });
});
