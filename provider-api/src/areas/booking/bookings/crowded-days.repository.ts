import { addMinutes, type LocalDate, localDateOf, toLocalIso } from '@sundara/contracts';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import { crowdedDays } from './hold-origins.tables.ts';

/** For so long after the last refusal it is news for the salon. */
const TOLD_MINUTES = 24 * 60;

/** Notes for the salon that unpaid holds of one network had their share of a day, and one more was refused. */
export const noteCrowdedDay = async (
  tx: TransactionHandle,
  salonId: string,
  date: LocalDate,
  now: Date,
): Promise<void> => {
  await tx
    .delete(crowdedDays)
    .where(and(eq(crowdedDays.salonId, salonId), lt(crowdedDays.date, localDateOf(now))));
  await tx
    .insert(crowdedDays)
    .values({ salonId, date, refusedAt: now })
    .onConflictDoUpdate({ target: [crowdedDays.salonId, crowdedDays.date], set: { refusedAt: now } });
};

/** Those of the days of which that is news, with when it was refused last, as ISO. */
export const findCrowdedDays = async (
  db: DatabaseHandle,
  salonId: string,
  dates: readonly LocalDate[],
  now: Date,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select({ date: crowdedDays.date, at: crowdedDays.refusedAt })
    .from(crowdedDays)
    .where(
      and(
        eq(crowdedDays.salonId, salonId),
        inArray(crowdedDays.date, [...dates]),
        gt(crowdedDays.refusedAt, addMinutes(now, -TOLD_MINUTES)),
      ),
    );
  return new Map(rows.map(({ date, at }) => [date, toLocalIso(at)]));
};
