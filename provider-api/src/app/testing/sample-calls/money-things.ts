import assert from 'node:assert/strict';
import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { salons } from '../../../areas/marketplace/salons/salons.tables.ts';
import { postCapture } from '../../../areas/money/ledger/post.ts';
import { payments } from '../../../areas/money/payments/payments.tables.ts';
import {
  type Bench,
  MONDAY_NOON,
  makeSalon,
  putVisit,
  type TestCustomer,
} from '../../../testing/payments/booking-bench.ts';
import type { Sandbox } from '../../../testing/payments/sandbox-process.ts';
import type { OwnerScene } from '../two-owners.ts';
import type { Caller } from './sample-call.ts';

interface Needs {
  readonly own: OwnerScene;
  readonly people: Readonly<Record<Exclude<Caller, 'nobody'>, TestCustomer>>;
}

const PAID = { basePaise: 50_000, discountPaise: 5_000, feePaise: 4_900, gstPaise: 900, totalPaise: 50_800 };

/** Visits whose customer disputes them, and the plan of the second owner, ready to be confirmed. */
export const putMoneyThings = async (bench: Bench, sandbox: Sandbox, { own, people }: Needs) => {
  const { database, call } = bench;
  const { customer, protected: planner } = people;
  let disputes = 0;
  const dispute = async (): Promise<string> => {
    disputes += 1;
    const start = addMinutes(MONDAY_NOON, -1440 * (1 + disputes));
    const over = { status: 'completed', completedAt: MONDAY_NOON, no: 200 + disputes } as const;
    const visit = { ...over, ...PAID, confirmedAt: addMinutes(start, -60) };
    const bookingId = await putVisit(database, { id: own.salon }, customer, start, 60, visit, own.specialist);
    const gatewayPaymentId = `pay_${own.word}_${disputes}`;
    await database.transaction(async (tx) => {
      await tx.insert(payments).values({
        ...{ bookingId, gatewayOrderId: `order_${own.word}_${disputes}`, gatewayPaymentId },
        ...{ amountPaise: PAID.totalPaise, status: 'paid', capturedAt: start },
      });
      await postCapture(tx, bookingId, gatewayPaymentId, start);
    });
    const body = { reason: 'The colour came out another one.' };
    const path = `/api/customer/bookings/${bookingId}/dispute`;
    const { status, json } = await call('POST', path, { token: customer.token, body });
    assert.equal(status, 200, JSON.stringify(json));
    return bookingId;
  };
  const { id: planned } = await makeSalon(database);
  await database.db.update(salons).set({ ownerId: planner.id }).where(eq(salons.id, planned));
  const ordered = await call('POST', '/api/salon/subscription', {
    ...{ token: planner.token, body: { plan: 'monthly' } },
  });
  assert.equal(ordered.status, 200, JSON.stringify(ordered.json));
  const mandate = await sandbox.paySubscription(String(ordered.json.checkout.subscriptionId));
  return { disputed: await dispute(), disputedHere: await dispute(), mandate };
};
