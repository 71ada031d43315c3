import { financialYearOf, gstParts, HOME_STATE, localDateOf } from '@sundara/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { insertMany } from '../../../platform/database/insert-many.ts';
import { bookings } from '../../booking/index.ts';
import { findRefundShares, type Part } from '../ledger/ledger.repository.ts';
import { refunds } from '../refunds/refunds.tables.ts';
import { type Numbered, type ReceiptKind, receiptCounters, receipts } from './receipts.tables.ts';

export type ReceiptRow = typeof receipts.$inferSelect;

/**
 * Issues the receipt of a booked visit: our fee and the tax on it, for the customer's State (Telangana unless another
 * is given). Once per booking, however often it is called. Runs in the caller's transaction as its last lock, which
 * also takes the number: after a rollback the next receipt gets it.
 * @throws Error when there is no such booking
 */
export const issueReceipt = async (
  tx: TransactionHandle,
  bookingId: string,
  now: Date,
): Promise<ReceiptRow> => {
  const [booking] = await tx
    .select({
      feePaise: bookings.feePaise,
      gstPaise: bookings.gstPaise,
      state: bookings.customerState,
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
    .for('update');
  if (!booking) throw new Error(`There is no booking ${bookingId} to issue a receipt for.`);
  const issued = await findReceipt(tx, bookingId);
  if (issued) return issued;
  const state = booking.state ?? HOME_STATE;
  const { feePaise, gstPaise } = booking;
  const parts = gstParts(gstPaise, state);
  return issue(tx, 'receipt', { bookingId, refundId: null, state, feePaise, ...parts }, now);
};

/** Issues the receipts of many booked visits that have none yet, in this order, with few statements. */
export const issueReceipts = async (
  tx: TransactionHandle,
  visits: readonly {
    readonly booking: Pick<typeof bookings.$inferSelect, 'id' | 'feePaise' | 'gstPaise'>;
    readonly at: Date;
  }[],
): Promise<void> => {
  const rows: (typeof receipts.$inferInsert)[] = [];
  const years = new Set(visits.map(({ at }) => financialYearOf(localDateOf(at))));
  for (const financialYear of years) {
    const ofYear = visits.filter(({ at }) => financialYearOf(localDateOf(at)) === financialYear);
    const first = (await nextNumber(tx, 'receipt', financialYear, ofYear.length)) - ofYear.length + 1;
    rows.push(
      ...ofYear.map(({ booking: { id, feePaise, gstPaise }, at }, index) => ({
        ...{ bookingId: id, kind: 'receipt' as const, financialYear, no: first + index, issuedAt: at },
        ...{ state: HOME_STATE, feePaise, ...gstParts(gstPaise, HOME_STATE) },
      })),
    );
  }
  await insertMany(tx, receipts, rows);
};

/**
 * Issues the credit note for a refund: the refunded part of our fee and of its tax, as the ledger split it when the
 * refund became due (so call it after `postRefundDue`). Once per refund.
 * @returns undefined when the payment bought no visit, so that there is no receipt to correct
 * @throws Error when there is no such refund, or it is not in the ledger yet
 */
export const issueCreditNote = async (
  tx: TransactionHandle,
  refundId: string,
  now: Date,
): Promise<ReceiptRow | undefined> => {
  const [refund] = await tx
    .select({ bookingId: refunds.bookingId, reason: refunds.reason })
    .from(refunds)
    .where(eq(refunds.id, refundId))
    .for('update');
  if (!refund) throw new Error(`There is no refund ${refundId} to issue a credit note for.`);
  const { bookingId, reason } = refund;
  const receipt = await findReceipt(tx, bookingId);
  if (!receipt || reason === 'paid-twice' || reason === 'slot-gone') return undefined;
  const [issued] = await tx.select().from(receipts).where(eq(receipts.refundId, refundId));
  if (issued) return issued;
  const shares = await findRefundShares(tx, refundId);
  if (shares.length === 0) throw new Error(`The ledger does not know the refund ${refundId} yet.`);
  const values = { bookingId, refundId, state: receipt.state, ...oursOf(shares) };
  return issue(tx, 'credit-note', values, now);
};

/** Our fee and its taxes in the refunded shares; the rest is the salon's. */
const oursOf = (shares: readonly Part[]) => {
  const paiseOf = (account: Part['account']): number =>
    shares.filter((share) => share.account === account).reduce((sum, share) => sum + share.amountPaise, 0);
  return {
    feePaise: paiseOf('fee'),
    cgstPaise: paiseOf('cgst'),
    sgstPaise: paiseOf('sgst'),
    igstPaise: paiseOf('igst'),
  };
};

const findReceipt = async (tx: TransactionHandle, bookingId: string): Promise<ReceiptRow | undefined> =>
  (
    await tx
      .select()
      .from(receipts)
      .where(and(eq(receipts.bookingId, bookingId), eq(receipts.kind, 'receipt')))
  )[0];

type Document = Omit<typeof receipts.$inferInsert, 'id' | 'kind' | 'financialYear' | 'no' | 'issuedAt'>;

const issue = async (
  tx: TransactionHandle,
  kind: ReceiptKind,
  values: Document,
  now: Date,
): Promise<ReceiptRow> => {
  const financialYear = financialYearOf(localDateOf(now));
  const no = await nextNumber(tx, kind, financialYear);
  const [issued] = await tx
    .insert(receipts)
    .values({ ...values, kind, financialYear, no, issuedAt: now })
    .returning();
  if (!issued) throw new Error('The receipt was not written.');
  return issued;
};

/**
 * The counter's row stays locked until the caller's transaction ends, so that the series has no gaps.
 * @param count how many numbers are taken
 * @returns the last of them
 */
export const nextNumber = async (
  tx: TransactionHandle,
  kind: Numbered,
  financialYear: string,
  count = 1,
): Promise<number> => {
  const [counter] = await tx
    .insert(receiptCounters)
    .values({ kind, financialYear, last: count })
    .onConflictDoUpdate({
      target: [receiptCounters.kind, receiptCounters.financialYear],
      set: { last: sql`${receiptCounters.last} + ${count}` },
    })
    .returning({ no: receiptCounters.last });
  if (!counter) throw new Error('The receipt counter did not answer.');
  return counter.no;
};
