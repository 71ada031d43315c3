import { addMinutes, type LocalDate, localDateOf, toLocalIso } from '@sundara/contracts';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import { crowdedDays } from './hold-origins.tables.ts';

/** How long after the last refusal a crowded day is reported to the salon. */
const TOLD_MINUTES = 24 * 60;

/** Records for the salon that one network's unpaid holds reached their share of a day, and one more was refused. */
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

/** The crowded ones among the days, each with the time of its last refusal as ISO text; older refusals are left out. */
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
