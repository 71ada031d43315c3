import type { Paise } from '@sundara/contracts';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import { bookings } from '../../booking/index.ts';
import { type LedgerAccount, type LedgerEvent, ledgerEntries, ledgerTransactions } from './ledger.tables.ts';

/** A payment is captured once, whether it became a booking or not. */
export const captureKey = (gatewayPaymentId: string): string => `captured:${gatewayPaymentId}`;

/**
 * The posting of a payment's capture. Locks its row, so that two refunds of one payment are split one after the other.
 */
export const lockCapture = async (
  tx: TransactionHandle,
  gatewayPaymentId: string,
): Promise<{ readonly id: number; readonly event: LedgerEvent } | undefined> => {
  const [capture] = await tx
    .select({ id: ledgerTransactions.id, event: ledgerTransactions.event })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.key, captureKey(gatewayPaymentId)))
    .for('no key update');
  return capture;
};

/** The captured amount of a payment, in paise; 0 for an unknown payment. */
export const findCapturedPaise = async (db: DatabaseHandle, gatewayPaymentId: string): Promise<Paise> => {
  const [captured] = await db
    .select({ amountPaise: ledgerEntries.amountPaise })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(
      and(eq(ledgerTransactions.key, captureKey(gatewayPaymentId)), eq(ledgerEntries.account, 'gateway')),
    );
  return captured?.amountPaise ?? 0;
};

/** The booking that a payment was captured for, and its salon; undefined for a payment that we never captured. */
export const findCapturedBooking = async (
  db: DatabaseHandle,
  gatewayPaymentId: string,
): Promise<{ readonly bookingId: string; readonly salonId: string } | undefined> => {
  const [capture] = await db
    .select({ bookingId: bookings.id, salonId: bookings.salonId })
    .from(ledgerTransactions)
    .innerJoin(bookings, eq(bookings.id, ledgerTransactions.bookingId))
    .where(eq(ledgerTransactions.key, captureKey(gatewayPaymentId)));
  return capture;
};

/** The part of a booking's payment that belongs to a salon, the tax office or us. */
export interface Part {
  readonly account: LedgerAccount;
  readonly salonId: string | null;
  readonly amountPaise: Paise;
}

/** How much of a booking's payment each account still has after the refunds that are due or paid, in a fixed order. */
export const findUnrefunded = (db: DatabaseHandle, bookingId: string): Promise<Part[]> =>
  db
    .select({
      account: ledgerEntries.account,
      salonId: ledgerEntries.salonId,
      amountPaise: sql<number>`(-sum(${ledgerEntries.amountPaise}))::int`,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(
      and(
        eq(ledgerTransactions.bookingId, bookingId),
        inArray(ledgerTransactions.event, ['captured', 'refund-due']),
        notInArray(ledgerEntries.account, ['gateway', 'customer']),
      ),
    )
    .groupBy(ledgerEntries.account, ledgerEntries.salonId)
    .orderBy(sql`min(${ledgerEntries.id})`);

/** What each account gave up for a refund; empty for a refund of a payment that bought nothing. */
export const findRefundShares = (db: DatabaseHandle, refundId: string): Promise<Part[]> =>
  db
    .select({
      account: ledgerEntries.account,
      salonId: ledgerEntries.salonId,
      amountPaise: ledgerEntries.amountPaise,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(
      and(
        eq(ledgerTransactions.key, `refund-due:${refundId}`),
        notInArray(ledgerEntries.account, ['gateway', 'customer']),
      ),
    );
