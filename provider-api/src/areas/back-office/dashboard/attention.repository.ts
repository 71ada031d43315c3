import { addMinutes, toLocalIso } from '@sundara/contracts';
import { and, count, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { disputes } from '../../booking/index.ts';
import { refunds } from '../../money/index.ts';
import { FIRST_ANSWER_MINUTES, OUTCOME_MINUTES } from '../disputes/dispute-clocks.ts';

/** Refunds take 5 to 7 business days (specification 2, section 9). */
const REFUND_DAYS = 7;

const DAY_MINUTES = 24 * 60;
/** The deadline of a dispute's next step, as `clocksOf` tells it. */
const due = sql`${disputes.createdAt} + interval '1 minute'
  * case when ${disputes.answeredAt} is null then ${FIRST_ANSWER_MINUTES}::int else ${OUTCOME_MINUTES}::int end`;
const counted = (fits: SQL) => sql<number>`(count(*) filter (where ${fits}))::int`;

/** Counts unresolved disputes by age, and finds the first deadline among them; they are few. */
export const countOpenDisputes = async (db: DatabaseHandle, now: Date) => {
  const late = addMinutes(now, -FIRST_ANSWER_MINUTES).toISOString();
  const old = addMinutes(now, -OUTCOME_MINUTES).toISOString();
  const [found] = await db
    .select({
      all: count(),
      fresh: counted(sql`${disputes.createdAt} > ${late}`),
      old: counted(sql`${disputes.createdAt} <= ${old}`),
      nextDue: sql<Date | null>`min(${due})`.mapWith(disputes.createdAt),
    })
    .from(disputes)
    .where(isNull(disputes.resolvedAt));
  const { all = 0, fresh = 0, old: oldest = 0, nextDue } = found ?? {};
  return { fresh, overdue: all - fresh - oldest, old: oldest, nextDue: nextDue ? toLocalIso(nextDue) : null };
};

/** Refunds of one status that are not paid out. */
export type WaitingRefunds = {
  readonly status: string;
  readonly waiting: number;
  /** How long the oldest has waited, in seconds. */
  readonly oldest: number;
};

/** Counts refunds that are not paid out, by status. */
export const countWaitingRefunds = async (
  db: DatabaseHandle,
  now: Date,
): Promise<readonly WaitingRefunds[]> => {
  const { rows } = await db.execute<WaitingRefunds>(sql`
    select ${refunds.status} as status, count(*)::int as waiting,
      greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - min(${refunds.createdAt})))::float8 as oldest
    from ${refunds} where ${refunds.status} <> 'processed' group by 1`);
  return rows;
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
