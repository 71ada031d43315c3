import { asc, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { type Again, type Job, jobOf } from '../../../platform/outbox/job-kind.ts';
import { bookings } from '../../booking/index.ts';
import { visitsAhead } from '../../customer/index.ts';
import { salons } from '../../marketplace/index.ts';
import {
  type CancellingDependencies,
  cancelBooking,
  endSubscription,
  findRunning,
  type SyncDependencies,
} from '../../money/index.ts';
import { SALON_CLOSE } from './salon-close.kind.ts';

type Dependencies = SyncDependencies & CancellingDependencies;

/** The maximum number of visits per run, well within a job's time limit; then other jobs have their turn. */
const MOST_AT_ONCE = 200;

/**
 * Finishes the deletion of a salon: every visit that had not begun by then is cancelled by us, each in a transaction of
 * its own, with everything paid refunded to its customer, who is notified; then its plan ends at the gateway. Progress
 * is never lost: a run that dies or fails in the middle is repeated and finds the rest. A failed visit blocks neither
 * the others nor the plan.
 */
export const salonCloseJob = (dependencies: Dependencies): Job =>
  jobOf(SALON_CLOSE, async ({ salonId, adminId, reason }): Promise<Again | undefined> => {
    const { database, now } = dependencies;
    const failures: unknown[] = [];
    const visits = await findVisits(database.db, salonId);
    for (const { id } of visits)
      await cancelBooking(dependencies, id, { by: 'admin', accountId: adminId, reason }).catch(
        (error: unknown) => failures.push(error),
      );
    if (visits.length === MOST_AT_ONCE && failures.length < MOST_AT_ONCE) return { again: now() };
    const plan = await findRunning(database.db, salonId);
    if (plan) await endSubscription(dependencies, { id: adminId, role: 'admin' }, plan, { atOnce: true });
    if (failures.length > 0) throw failures[0];
    return undefined;
  });

const findVisits = async (db: DatabaseHandle, salonId: string): Promise<{ readonly id: string }[]> => {
  const [salon] = await db.select({ deletedAt: salons.deletedAt }).from(salons).where(eq(salons.id, salonId));
  if (!salon?.deletedAt) throw new Error(`The salon ${salonId} is not deleted.`);
  return db
    .select({ id: bookings.id })
    .from(bookings)
    .where(visitsAhead({ salonId }, salon.deletedAt))
    .orderBy(asc(sql`lower(${bookings.during})`), asc(bookings.id))
    .limit(MOST_AT_ONCE);
};
