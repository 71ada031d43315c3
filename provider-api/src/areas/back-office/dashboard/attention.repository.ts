import { addMinutes } from '@sundara/contracts';
import { and, count, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { disputes } from '../../booking/index.ts';
import { refunds } from '../../money/index.ts';

/** A dispute should be answered within this many hours, and resolved within this many days. */
const DISPUTE_HOURS = 48;
const DISPUTE_DAYS = 30;
/** Refunds take 5 to 7 business days (specification 2, section 9). */
const REFUND_DAYS = 7;

const DAY_MINUTES = 24 * 60;
const counted = (fits: SQL) => sql<number>`(count(*) filter (where ${fits}))::int`;

/** Counts unresolved disputes by age; they are few. */
export const countOpenDisputes = async (db: DatabaseHandle, now: Date) => {
  const late = addMinutes(now, -DISPUTE_HOURS * 60).toISOString();
  const old = addMinutes(now, -DISPUTE_DAYS * DAY_MINUTES).toISOString();
  const [found] = await db
    .select({
      all: count(),
      fresh: counted(sql`${disputes.createdAt} > ${late}`),
      old: counted(sql`${disputes.createdAt} <= ${old}`),
    })
    .from(disputes)
    .where(isNull(disputes.resolvedAt));
  const { all = 0, fresh = 0, old: oldest = 0 } = found ?? {};
  return { fresh, overdue: all - fresh - oldest, old: oldest };
};

/** How many refunds have been under way for too long; refunds that are not paid out are few. */
export const countLateRefunds = async (db: DatabaseHandle, now: Date): Promise<number> => {
  const since = addMinutes(now, -REFUND_DAYS * DAY_MINUTES);
  const [found] = await db
    .select({ late: count() })
    .from(refunds)
    .where(and(ne(refunds.status, 'processed'), ne(refunds.status, 'failed'), lte(refunds.createdAt, since)));
  return found?.late ?? 0;
};
