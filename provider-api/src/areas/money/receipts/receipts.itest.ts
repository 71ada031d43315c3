import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import {
  makeCustomer,
  makeSalon,
  putVisit,
  type TestCustomer,
  type TestSalon,
} from '../../../testing/payments/booking-bench.ts';
import { postCapture, postUnbookedCapture } from '../ledger/post.ts';
import { requestRefund } from '../refunds/request-refund.command.ts';
import { issueCreditNote, issueReceipt } from './issue-receipt.ts';
import { receiptCounters, receipts } from './receipts.tables.ts';

const NOON = instantAt('2026-11-23', '12:00');
const PRICE = { basePaise: 50_000, discountPaise: 5_000, feePaise: 4_900, gstPaise: 900, totalPaise: 50_800 };

forEachDatabase((_, open) => {
  let database: Database;
  let customer: TestCustomer;
  let salon: TestSalon;
  let visits = 0;

  before(async () => {
    database = await open();
    customer = await makeCustomer(database);
    salon = await makeSalon(database);
  });
  beforeEach(async () => {
    await database.db.execute(sql`delete from ${receipts}`);
    await database.db.execute(sql`delete from ${receiptCounters}`);
  });

  const book = (change: object = {}): Promise<string> => {
    visits += 1;
    const start = addMinutes(NOON, visits * 60);
    return putVisit(database, salon, customer, start, 60, { ...PRICE, ...change });
  };
  const issue = (bookingId: string, now = NOON) =>
    database.transaction((tx) => issueReceipt(tx, bookingId, now));
  const numbers = async (kind: 'receipt' | 'credit-note' = 'receipt') =>
    (await database.db.select().from(receipts).where(eq(receipts.kind, kind)))
      .map(({ no }) => no)
      .sort((one, other) => one - other);

  it('gives 50 bookings that are confirmed at once consecutive numbers without a gap', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 50; n += 1) ids.push(await book());
    await Promise.all(ids.map((id) => issue(id)));
    assert.deepEqual(
      await numbers(),
      ids.map((_, index) => index + 1),
    );
  });

  it('issues one receipt for a booking, however often and however much at once it is asked', async () => {
    const id = await book();
    const issued = await Promise.all([issue(id), issue(id), issue(id)]);
    assert.deepEqual([...new Set(issued.map(({ no }) => no))], [1]);
    assert.equal((await issue(id)).no, 1);
    assert.equal((await issue(await book())).no, 2);
  });

  it('leaves no gap where a transaction that had a number is undone', async () => {
    const [lost, kept] = [await book(), await book()];
    const undone = database.transaction(async (tx) => {
      assert.equal((await issueReceipt(tx, lost, NOON)).no, 1);
      throw new Error('undone');
    });
    await assert.rejects(undone, /undone/);
    assert.equal((await issue(kept)).no, 1);
  });

  it('begins anew with the financial year, at midnight in Kolkata', async () => {
    const [march, april, april2] = [await book(), await book(), await book()];
    const newYear = instantAt('2027-04-01', '00:00');
    const last = await issue(march, new Date(newYear.getTime() - 1));
    const first = await issue(april, newYear);
    assert.deepEqual([last.financialYear, last.no], ['2026-27', 1]);
    assert.deepEqual([first.financialYear, first.no], ['2027-28', 1]);
    assert.equal((await issue(april2, newYear)).no, 2);
  });

  it("splits the tax on our fee by the customer's State, Telangana where none is known", async () => {
    const parts = async (state?: string) => {
      const { feePaise, cgstPaise, sgstPaise, igstPaise, ...row } = await issue(
        await book({ customerState: state }),
      );
      return [row.state, feePaise, cgstPaise, sgstPaise, igstPaise];
    };
    assert.deepEqual(await parts(), ['Telangana', 4_900, 450, 450, 0]);
    assert.deepEqual(await parts('Kerala'), ['Kerala', 4_900, 0, 0, 900]);
  });

  it('notes of two refunds in part take back to the paisa what the receipt said', async () => {
    const bookingId = await book({ customerState: 'Telangana' });
    const gatewayPaymentId = `pay_${bookingId.slice(0, 8)}`;
    const receipt = await issue(bookingId);
    await database.transaction((tx) => postCapture(tx, bookingId, gatewayPaymentId, NOON));
    const refund = (key: string, amountPaise: number) =>
      database.transaction(async (tx) => {
        const wish = { bookingId, gatewayPaymentId, amountPaise, reason: 'customer-cancelled', key } as const;
        const { id } = await requestRefund(tx, wish, NOON);
        const note = await issueCreditNote(tx, id, NOON);
        assert.deepEqual(await issueCreditNote(tx, id, NOON), note);
        assert(note);
        return note;
      });
    const first = await refund(`one-${bookingId}`, 12_345);
    const second = await refund(`two-${bookingId}`, 50_800 - 12_345);
    assert.deepEqual(await numbers('credit-note'), [1, 2]);
    assert(first.feePaise > 0 && first.cgstPaise > 0 && first.sgstPaise > 0);
    for (const part of ['feePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const) {
      assert.equal(first[part] + second[part], receipt[part], part);
    }
    assert.equal(first.state, 'Telangana');
  });

  it('issues no credit note about money that bought no visit', async () => {
    const bookingId = await book();
    await issue(bookingId);
    const gatewayPaymentId = `second_${bookingId.slice(0, 8)}`;
    const note = await database.transaction(async (tx) => {
      await postUnbookedCapture(tx, bookingId, gatewayPaymentId, 50_800, NOON);
      const wish = { bookingId, gatewayPaymentId, amountPaise: 50_800, reason: 'paid-twice' } as const;
      const { id } = await requestRefund(tx, { ...wish, key: `second-${bookingId}` }, NOON);
      return issueCreditNote(tx, id, NOON);
    });
    assert.equal(note, undefined);
  });
});
