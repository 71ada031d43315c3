import type { Paise } from '@sundara/contracts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { bookings } from '../../booking/index.ts';
import { type Cancellable, findCancellable, refundToCustomer } from '../../money/index.ts';

export interface DeletionPlan {
  /** Visits that have not begun: deleting the account cancels them. */
  readonly visits: readonly PlannedVisit[];
  /** The total refund for them, by the rules of every cancellation (resolutions M8). */
  readonly refundPaise: Paise;
}

interface PlannedVisit extends Cancellable {
  readonly refundPaise: Paise;
}

/** What deleting the account would do to the customer's visits now. */
export const planDeletion = async (
  db: DatabaseHandle,
  customerId: string,
  now: Date,
): Promise<DeletionPlan> => {
  const visits: PlannedVisit[] = [];
  for (const id of await findVisitsAhead(db, customerId, now)) {
    const visit = await findCancellable(db, id);
    if (!visit) continue;
    visits.push({ ...visit, refundPaise: refundToCustomer(visit, now).refundPaise });
  }
  return { visits, refundPaise: visits.reduce((sum, visit) => sum + visit.refundPaise, 0) };
};

const findVisitsAhead = async (
  db: DatabaseHandle,
  customerId: string,
  now: Date,
): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.customerId, customerId),
        inArray(bookings.status, ['pending', 'confirmed']),
        sql`lower(${bookings.during}) > ${now}`,
      ),
    )
    .orderBy(asc(sql`lower(${bookings.during})`), asc(bookings.id));
  return rows.map(({ id }) => id);
};
