import { toLocalIso } from '@sundara/contracts';
import type { TimeOffEntry } from '@sundara/contracts/api';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { chairId, endOf, type Period, rangeOf, startOf } from '../../booking/index.ts';
import { timeOff } from '../../marketplace/index.ts';

/** A salon's leave, blocked times and closures that overlap the period, by start. */
export const findTimeOff = async (
  db: DatabaseHandle,
  salonId: string,
  period: Period,
  condition?: SQL,
): Promise<TimeOffEntry[]> => {
  const rows = await db
    .select({
      id: timeOff.id,
      kind: timeOff.kind,
      specialistId: timeOff.specialistId,
      chair: timeOff.chair,
      start: startOf(timeOff.during),
      end: endOf(timeOff.during),
      reason: timeOff.reason,
    })
    .from(timeOff)
    .where(and(eq(timeOff.salonId, salonId), sql`${timeOff.during} && ${rangeOf(period)}`, condition))
    .orderBy(asc(timeOff.during), asc(timeOff.id));
  return rows.map(({ specialistId, chair, start, end, ...entry }) => ({
    ...entry,
    resourceId: specialistId ?? (chair === null ? null : chairId(chair)),
    start: toLocalIso(start),
    end: toLocalIso(end),
  }));
};
