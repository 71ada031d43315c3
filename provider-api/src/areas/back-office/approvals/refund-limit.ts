import { addMinutes, type Paise } from '@sundara/contracts';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { refundProposals } from './refund-proposals.tables.ts';
import { salonDeletions } from './salon-deletions.tables.ts';

/** The default of the setting `REFUND_ALONE_LIMIT`: what one admin may give back alone. */
export const DEFAULT_ALONE_LIMIT_PAISE: Paise = 200_000;

/** Amounts within this period count together, so that splitting them does not get around the limit. */
const COUNTS_HOURS = 24;

interface Giver {
  readonly adminId: string;
  readonly limitPaise: Paise;
}

/**
 * What an admin may still give back of a booking alone, in paise: the limit less all that they proposed for it within
 * 24 hours, whatever the outcome, and less the amounts of salon deletions that they requested.
 */
export const findAlonePaise = async (
  db: DatabaseHandle,
  { bookingId, adminId, limitPaise }: Giver & { readonly bookingId: string },
  now: Date,
): Promise<Paise> => {
  const ofBooking = await sumProposed(db, adminId, now, eq(refundProposals.bookingId, bookingId));
  return Math.max(0, limitPaise - ofBooking - (await sumDeletions(db, adminId, now)));
};

/**
 * What the deletion of a salon may give back by one admin alone, in paise: the limit less all that they proposed for
 * any booking or requested by deletions within 24 hours, whatever the outcome (decision 58).
 */
export const findAloneForSalonPaise = async (
  db: DatabaseHandle,
  { adminId, limitPaise }: Giver,
  now: Date,
): Promise<Paise> => {
  const proposed = await sumProposed(db, adminId, now);
  return Math.max(0, limitPaise - proposed - (await sumDeletions(db, adminId, now)));
};

const since = (now: Date): Date => addMinutes(now, -COUNTS_HOURS * 60);

const sumProposed = async (db: DatabaseHandle, adminId: string, now: Date, of?: SQL): Promise<Paise> => {
  const [proposed] = await db
    .select({ paise: sql`coalesce(sum(${refundProposals.amountPaise}), 0)`.mapWith(Number) })
    .from(refundProposals)
    .where(and(of, eq(refundProposals.proposedBy, adminId), gt(refundProposals.createdAt, since(now))));
  return proposed?.paise ?? 0;
};

const sumDeletions = async (db: DatabaseHandle, adminId: string, now: Date): Promise<Paise> => {
  const [asked] = await db
    .select({ paise: sql`coalesce(sum(${salonDeletions.amountPaise}), 0)`.mapWith(Number) })
    .from(salonDeletions)
    .where(and(eq(salonDeletions.requestedBy, adminId), gt(salonDeletions.createdAt, since(now))));
  return asked?.paise ?? 0;
};
