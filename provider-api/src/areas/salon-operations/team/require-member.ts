import { faultOfDay, type OpeningHours, WEEKDAYS } from '@sundara/contracts';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { services, specialistServices } from '../../marketplace/index.ts';

const refuse = (path: string, message: string): never => {
  throw new ApiError('VALIDATION_FAILED', { message, fields: [{ path, message }] });
};

/** @throws ApiError VALIDATION_FAILED for a day with inconsistent times, and for a week without any work */
export const requireHours = (hours: OpeningHours | null): void => {
  if (hours === null) return;
  for (const weekday of WEEKDAYS) {
    const fault = faultOfDay(hours[weekday]);
    if (fault) refuse(`hours.${weekday}`, `${fault} (${weekday[0]?.toUpperCase()}${weekday.slice(1)})`);
  }
  if (WEEKDAYS.every((weekday) => hours[weekday].closed))
    refuse('hours', 'Give at least one day of work, or take them off the roster.');
};

/**
 * The service ids, sorted and each once; empty stays empty, which means all. Services that were deleted since they were
 * assigned are left out, unless no other is named, as an empty list would mean all.
 * @param specialistId whose current services are allowed even if deleted; undefined for a new specialist
 * @throws ApiError VALIDATION_FAILED for services that this salon does not sell
 */
export const requireServices = async (
  tx: TransactionHandle,
  salonId: string,
  named: readonly string[],
  specialistId?: string,
): Promise<string[]> => {
  const ids = [...new Set(named)];
  if (ids.length === 0) return [];
  const found = await tx
    .select({ id: services.id, isDeleted: sql<boolean>`${services.deletedAt} is not null` })
    .from(services)
    .where(
      and(
        eq(services.salonId, salonId),
        inArray(services.id, ids),
        or(isNull(services.deletedAt), specialistId === undefined ? undefined : isDoneBy(specialistId)),
      ),
    );
  if (found.length !== ids.length)
    refuse('services', 'One of these services is no longer there. Please choose again.');
  const sold = found.filter(({ isDeleted }) => !isDeleted);
  return (sold.length > 0 ? sold : found).map(({ id }) => id).sort();
};

const isDoneBy = (specialistId: string): SQL => sql`exists (select from ${specialistServices} d
  where d.service_id = ${services.id} and d.specialist_id = ${specialistId})`;
