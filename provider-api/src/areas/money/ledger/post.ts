import { gstParts, HOME_STATE, type Paise } from '@sundara/contracts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { insertMany } from '../../../platform/database/insert-many.ts';
import { bookings } from '../../booking/index.ts';
import { captureKey, findUnrefunded, lockCapture } from './ledger.repository.ts';
import { type LedgerAccount, type LedgerEvent, ledgerEntries, ledgerTransactions } from './ledger.tables.ts';
import { sharesOf } from './shares.ts';

/*
 * The only entry points to the ledger. Debits are positive: what the gateway holds for us; credits negative: what we
 * owe. Each posting happens once, even if it is requested again; each belongs in the transaction of the change that it
 * records.
 */

/** Posts a payment that became a booking: the gateway has all of it; the salon, the tax office and we get parts. */
export const postCapture = async (
  tx: TransactionHandle,
  bookingId: string,
  gatewayPaymentId: string,
  now: Date,
): Promise<void> => {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) throw new Error(`There is no booking ${bookingId} for the payment ${gatewayPaymentId}.`);
  const transaction = { key: captureKey(gatewayPaymentId), event: 'captured', bookingId, at: now } as const;
  await post(tx, transaction, partsOf(booking));
};

type Captured = Pick<
  typeof bookings.$inferSelect,
  'salonId' | 'basePaise' | 'discountPaise' | 'feePaise' | 'gstPaise' | 'totalPaise' | 'customerState'
>;

const partsOf = (booking: Captured): Entry[] => {
  const { salonId, basePaise, discountPaise, feePaise, gstPaise, totalPaise, customerState } = booking;
  const { cgstPaise, sgstPaise, igstPaise } = gstParts(gstPaise, customerState ?? HOME_STATE);
  return [
    { account: 'gateway', amountPaise: totalPaise },
    { account: 'salon', salonId, amountPaise: discountPaise - basePaise },
    { account: 'fee', amountPaise: -feePaise },
    { account: 'cgst', amountPaise: -cgstPaise },
    { account: 'sgst', amountPaise: -sgstPaise },
    { account: 'igst', amountPaise: -igstPaise },
  ];
};

/** Posts many payments that became bookings, with two statements; none of them may have been posted before. */
export const postCaptures = async (
  tx: TransactionHandle,
  captures: readonly {
    readonly booking: Captured & { readonly id: string };
    readonly gatewayPaymentId: string;
    readonly at: Date;
  }[],
): Promise<void> => {
  await postAll(
    tx,
    captures.map(({ booking, gatewayPaymentId, at }) => ({
      transaction: { key: captureKey(gatewayPaymentId), event: 'captured', bookingId: booking.id, at },
      entries: partsOf(booking),
    })),
  );
};

/** Posts a payment that buys nothing, because the time was gone or already paid for: all of it is the customer's. */
export const postUnbookedCapture = async (
  tx: TransactionHandle,
  bookingId: string,
  gatewayPaymentId: string,
  amountPaise: Paise,
  now: Date,
): Promise<void> =>
  post(tx, { key: captureKey(gatewayPaymentId), event: 'captured-unbooked', bookingId, at: now }, [
    { account: 'gateway', amountPaise },
    { account: 'customer', amountPaise: -amountPaise },
  ]);

/** A refund that the caller has locked. */
interface PostedRefund {
  readonly id: string;
  readonly bookingId: string;
  readonly gatewayPaymentId: string;
  readonly amountPaise: Paise;
}

/**
 * Posts a refund as the customer's money: every account with a part of the payment gives up a proportional share. A
 * payment that bought nothing is the customer's already.
 * @throws Error when the payment was never captured; RangeError when it has less left than the refund
 */
export const postRefundDue = async (
  tx: TransactionHandle,
  { id: refundId, bookingId, gatewayPaymentId, amountPaise }: PostedRefund,
  now: Date,
): Promise<void> => {
  const capture = await lockCapture(tx, gatewayPaymentId);
  if (!capture)
    throw new Error(`The payment ${gatewayPaymentId} of the refund ${refundId} was never captured.`);
  const key = `refund-due:${refundId}`;
  if (capture.event === 'captured-unbooked' || (await isPosted(tx, key))) return;
  const parts = await findUnrefunded(tx, bookingId);
  const shares = sharesOf(
    parts.map((part) => part.amountPaise),
    amountPaise,
  );
  await post(tx, { key, event: 'refund-due', bookingId, at: now }, [
    { account: 'customer', amountPaise: -amountPaise },
    ...parts.map((part, index) => ({ ...part, amountPaise: shares[index] ?? 0 })),
  ]);
};

/** Posts that the gateway has paid out a refund. */
export const postRefundPaid = async (
  tx: TransactionHandle,
  { id: refundId, bookingId, amountPaise }: PostedRefund,
  now: Date,
): Promise<void> => {
  await post(tx, { key: `refund-paid:${refundId}`, event: 'refund-paid', bookingId, at: now }, [
    { account: 'customer', amountPaise },
    { account: 'gateway', amountPaise: -amountPaise },
  ]);
};

/** The key of a payout's posting, by which statements find the payout. */
export const payoutKey = (payoutId: SQL): SQL => sql`'paid-out:' || ${payoutId}`;

/** Money sent to a salon's bank account: we owe the salon less, and the gateway holds less for us. */
interface SentPayout {
  readonly id: string;
  readonly salonId: string;
  readonly amountPaise: Paise;
  readonly paidAt: Date;
}

/** Posts one payout. */
export const postPayout = async (tx: TransactionHandle, payout: SentPayout): Promise<void> => {
  const { transaction, entries } = postingOf(payout);
  await post(tx, transaction, entries);
};

/** Posts many payouts, with two statements; none of them may have been posted before. */
export const postPayouts = (tx: TransactionHandle, sent: readonly SentPayout[]): Promise<void> =>
  postAll(tx, sent.map(postingOf));

const postingOf = ({ id, salonId, amountPaise, paidAt }: SentPayout): Posting => ({
  transaction: { key: `paid-out:${id}`, event: 'paid-out', bookingId: null, at: paidAt },
  entries: [
    { account: 'salon', salonId, amountPaise },
    { account: 'gateway', amountPaise: -amountPaise },
  ],
});

interface Transaction {
  readonly key: string;
  readonly event: LedgerEvent;
  /** Null for a payout, which covers many bookings. */
  readonly bookingId: string | null;
  readonly at: Date;
}

interface Entry {
  readonly account: LedgerAccount;
  readonly salonId?: string | null;
  readonly amountPaise: Paise;
}

interface Posting {
  readonly transaction: Transaction;
  readonly entries: readonly Entry[];
}

/** Posts what was never posted before; a key that is there already is an error of the database. */
const postAll = async (tx: TransactionHandle, postings: readonly Posting[]): Promise<void> => {
  if (postings.length === 0) return;
  const posted = await tx
    .insert(ledgerTransactions)
    .values(postings.map(({ transaction }) => transaction))
    .returning({ id: ledgerTransactions.id, key: ledgerTransactions.key });
  const idOf = new Map(posted.map(({ id, key }) => [key, id]));
  const rows = postings.flatMap(({ transaction, entries }) =>
    entries
      .filter(({ amountPaise }) => amountPaise !== 0)
      .map((entry) => ({ ...entry, transactionId: idOf.get(transaction.key) ?? 0 })),
  );
  await insertMany(tx, ledgerEntries, rows);
};

const post = async (
  tx: TransactionHandle,
  transaction: Transaction,
  entries: readonly Entry[],
): Promise<void> => {
  const [posted] = await tx
    .insert(ledgerTransactions)
    .values(transaction)
    .onConflictDoNothing({ target: ledgerTransactions.key })
    .returning({ id: ledgerTransactions.id });
  if (!posted) return;
  await tx
    .insert(ledgerEntries)
    .values(
      entries
        .filter(({ amountPaise }) => amountPaise !== 0)
        .map((entry) => ({ ...entry, transactionId: posted.id })),
    );
};

const isPosted = async (tx: TransactionHandle, key: string): Promise<boolean> =>
  (
    await tx
      .select({ id: ledgerTransactions.id })
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.key, key))
  ).length > 0;
