import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addDays, addMinutes, instantAt, localDateOf } from '@sundara/contracts';
import { randomOf, shows, sized, testSeed } from '@sundara/contracts/testing';
import { eq, sql } from 'drizzle-orm';
import {
  type Answer,
  makeCustomer,
  makeSalon,
  putVisit,
  type TestCustomer,
  type TestSalon,
} from '../../../testing/payments/booking-bench.ts';
import { bookingEvents } from '../../booking/bookings/booking-events.tables.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { startTwoApis, type TwoApis } from '../../booking/bookings/testing/two-apis.ts';
import { salons } from '../../marketplace/salons/salons.tables.ts';
import { postCapture } from '../../money/ledger/post.ts';
import { payments } from '../../money/payments/payments.tables.ts';
import { refunds } from '../../money/refunds/refunds.tables.ts';

const STATUSES = ['confirmed', 'completed', 'cancelled'] as const;
/** So many for each status that the salon may give; a multiple of five in all. */
const ROUNDS = STATUSES.length * sized({ quick: 10, deep: 200 });
/** All at one salon, so that they contend for each other's locks too. */
const AT_ONCE = 5;
const PRICE = { basePaise: 50_000, discountPaise: 5_000, feePaise: 4_900, gstPaise: 900, totalPaise: 50_800 };
type Wanted = (typeof STATUSES)[number];

interface Outcome {
  readonly wanted: Wanted;
  /** The answer to the salon, then the one to the customer. */
  readonly told: readonly [string, string];
  readonly status: string;
  readonly kinds: readonly string[];
  readonly refunded: readonly number[];
}

/** Either side may be first; the second gets the current status, or cancels what the salon confirmed. */
const LEGAL: Readonly<Record<Wanted, readonly string[]>> = {
  confirmed: [
    '200+200 cancelled created,confirmed,cancelled',
    '409 STATUS_CHANGED+200 cancelled created,cancelled',
  ],
  completed: [
    '200+409 NOT_CANCELLABLE completed created,completed',
    '409 STATUS_CHANGED+200 cancelled created,cancelled',
  ],
  cancelled: ['200+200 cancelled created,cancelled'],
};

describe(`when a salon changes a status while the customer cancels, at two API processes, ${ROUNDS} times`, () => {
  let apis: TwoApis;
  let owner: TestCustomer;
  let salon: TestSalon;
  const day = addDays(localDateOf(new Date()), 3);

  before(async () => {
    apis = await startTwoApis();
    const { database } = apis;
    owner = await makeCustomer(database, 'salon');
    salon = await makeSalon(database);
    await database.db.update(salons).set({ ownerId: owner.id }).where(eq(salons.id, salon.id));
  });
  after(() => apis.close());

  /** A paid visit that is pending, three days ahead, so that a cancellation refunds all of it. */
  const paid = async (round: number, customer: TestCustomer): Promise<string> => {
    const { database } = apis;
    const now = new Date();
    const start = addMinutes(instantAt(day, '00:00'), round * 60);
    const change = { ...PRICE, status: 'pending', no: round + 1, confirmedAt: now } as const;
    const bookingId = await putVisit(database, salon, customer, start, 60, change);
    // The payment sandbox reads the amount from it.
    const number = `${String(round).padStart(3, '0')}${String(PRICE.totalPaise).padStart(7, '0')}`;
    const gatewayPaymentId = `pay_Demo${number}`;
    await database.transaction(async (tx) => {
      await tx.insert(payments).values({
        ...{
          bookingId,
          gatewayPaymentId,
          gatewayOrderId: `order_Demo${number}`,
          status: 'paid',
          method: 'upi',
        },
        ...{ amountPaise: PRICE.totalPaise, capturedAt: now },
      });
      await postCapture(tx, bookingId, gatewayPaymentId, now);
    });
    return bookingId;
  };

  const told = ({ status, json }: Answer) => (status === 200 ? '200' : `${status} ${json.code}`);

  const outcomeOf = async (bookingId: string, wanted: Wanted, told: Outcome['told']): Promise<Outcome> => {
    const { db } = apis.database;
    const [booking] = await db
      .select({ status: bookings.status })
      .from(bookings)
      .where(eq(bookings.id, bookingId));
    const events = await db
      .select({ kind: bookingEvents.kind })
      .from(bookingEvents)
      .where(eq(bookingEvents.bookingId, bookingId))
      .orderBy(bookingEvents.no);
    const back = await db
      .select({ paise: refunds.amountPaise })
      .from(refunds)
      .where(eq(refunds.bookingId, bookingId));
    return {
      wanted,
      told,
      status: booking?.status ?? 'none',
      kinds: events.map(({ kind }) => kind),
      refunded: back.map(({ paise }) => paise),
    };
  };

  it('one legal state is left, each change stands once in the timeline, and the money went back once or not at all', async (t) => {
    const random = randomOf(testSeed(t));
    const customer = await makeCustomer(apis.database);
    const seen = new Map<string, number>();
    const race = async (round: number): Promise<void> => {
      const wanted = STATUSES[round % STATUSES.length] ?? 'confirmed';
      // The order is random, so that neither side always gets the small head start.
      const turned = random.below(2) === 1;
      const id = await paid(round, customer);
      const acts = [
        () =>
          apis.send(round, 'PATCH', `/api/salon/bookings/${id}/status`, owner.token, {
            ...{ status: wanted, expected: 'pending' },
          }),
        () => apis.send(round + 1, 'POST', `/api/customer/bookings/${id}/cancel`, customer.token, {}),
      ];
      const [one, other] = await Promise.all((turned ? acts.toReversed() : acts).map((act) => act()));
      const [bySalon, byCustomer] = turned ? [other, one] : [one, other];
      assert(bySalon && byCustomer);
      const outcome = await outcomeOf(id, wanted, [told(bySalon), told(byCustomer)]);
      const words = `${outcome.told.join('+')} ${outcome.status} ${outcome.kinds.join(',')}`;
      assert.ok(LEGAL[wanted].includes(words), `round ${round}, ${wanted}: ${words}`);
      assert.deepEqual(outcome.refunded, outcome.status === 'cancelled' ? [PRICE.totalPaise] : [], words);
      seen.set(words, (seen.get(words) ?? 0) + 1);
    };
    for (let from = 0; from < ROUNDS; from += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, (_, no) => race(from + no)));
    }
    t.diagnostic(JSON.stringify([...seen]));
    assert.deepEqual(apis.complaints(), []);
    const { rows } = await apis.database.db.execute(sql`
      select key from outbox where kind in ('mail.booking-cancelled', 'mail.salon-told', 'mail.booking-status')
       group by kind, key having count(*) > 1`);
    assert.deepEqual(rows, [], 'somebody is told twice');
    assert.ok(seen.size > 2, 'they never met');
    shows('T5', {
      rounds: ROUNDS,
      'of them confirm': ROUNDS / STATUSES.length,
      'legal outcomes seen': seen.size,
    });
  });
});
