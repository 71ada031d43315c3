import { addMinutes, type Paise } from '@sundara/contracts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { refundProposals } from './refund-proposals.tables.ts';

/** What one admin may give back of a booking alone, unless the setting `REFUND_ALONE_LIMIT` says otherwise. */
export const DEFAULT_ALONE_LIMIT_PAISE: Paise = 200_000;

/** How long what an admin proposed of a booking counts together, so that parts are no way around the limit. */
const COUNTS_HOURS = 24;

/**
 * What an admin may still give back of a booking alone, in paise: the limit less all that they proposed of it within
 * 24 hours, whatever became of that.
 */
export const findAlonePaise = async (
  db: DatabaseHandle,
  { bookingId, adminId, limitPaise }: { bookingId: string; adminId: string; limitPaise: Paise },
  now: Date,
): Promise<Paise> => {
  const [proposed] = await db
    .select({ paise: sql`coalesce(sum(${refundProposals.amountPaise}), 0)`.mapWith(Number) })
    .from(refundProposals)
    .where(
      and(
        eq(refundProposals.bookingId, bookingId),
        eq(refundProposals.proposedBy, adminId),
        gt(refundProposals.createdAt, addMinutes(now, -COUNTS_HOURS * 60)),
      ),
    );
  return Math.max(0, limitPaise - (proposed?.paise ?? 0));
};
