import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { bookings } from '../areas/booking/bookings/bookings.tables.ts';
import { cancelBooking } from '../areas/money/cancellations/cancel-booking.command.ts';
import { findBalances } from '../areas/money/ledger/balances.ts';
import { findRefund } from '../areas/money/refunds/refunds.repository.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { openBench } from '../testing/payments/booking-bench.ts';
import { type Sandbox, startSandbox } from '../testing/payments/sandbox-process.ts';
import { DEMO_CUSTOMER } from './accounts.ts';
import { seedDemo } from './seed.ts';

let sandbox: Sandbox;
before(async () => {
  sandbox = await startSandbox();
});
after(() => sandbox.stop());

forEachDatabase((_, open) => {
  it('sends the money of a demo visit back like any other when it is cancelled', async () => {
    const database = await open();
    const now = new Date();
    await seedDemo(database, now);
    const sums = await findBalances(database.db);
    assert.deepEqual([Object.values(sums).reduce((sum, one) => sum + one), sums.customer], [0, 0]);
    const bench = await openBench(database, sandbox.url);
    try {
      bench.now = now;
      await bench.app.ready();
      const own = and(eq(bookings.customerId, DEMO_CUSTOMER.id), eq(bookings.status, 'confirmed'));
      const [visit] = await database.db.select({ id: bookings.id }).from(bookings).where(own);
      const dependencies = { database, outbox: { wake: () => {} }, now: () => now };
      const canceller = { by: 'customer', accountId: DEMO_CUSTOMER.id } as const;
      const refund = await cancelBooking(dependencies, visit?.id ?? '', canceller);
      await bench.jobsDone();
      assert.equal((await findRefund(database.db, refund?.id ?? ''))?.status, 'processed');
      const { gateway, customer } = await findBalances(database.db, visit?.id);
      assert.deepEqual([gateway, customer], [0, 0]);
    } finally {
      await bench.close();
    }
  });
});
