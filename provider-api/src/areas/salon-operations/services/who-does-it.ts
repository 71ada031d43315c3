import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { type ServiceRow, services, specialistServices } from '../../marketplace/index.ts';

/**
 * Assigns new services to the specialists who do others of the same category, or nobody could book them; specialists
 * without a list do everything anyway.
 */
export const assignNewServices = async (
  tx: TransactionHandle,
  salonId: string,
  made: readonly Pick<ServiceRow, 'id' | 'category'>[],
): Promise<void> => {
  if (made.length === 0) return;
  const able = await tx
    .selectDistinct({ specialistId: specialistServices.specialistId, category: services.category })
    .from(specialistServices)
    .innerJoin(services, eq(services.id, specialistServices.serviceId))
    .where(
      and(
        eq(services.salonId, salonId),
        inArray(services.category, [...new Set(made.map(({ category }) => category))]),
        notInArray(
          services.id,
          made.map(({ id }) => id),
        ),
      ),
    );
  const rows = able.flatMap(({ specialistId, category }) =>
    made.filter((each) => each.category === category).map(({ id }) => ({ specialistId, serviceId: id })),
  );
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await tx
      .insert(specialistServices)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflictDoNothing();
};

/** PostgreSQL takes at most 65,535 values in one statement. */
const ROWS_AT_ONCE = 5_000;

/** Whether this is somebody's only service: without it their list would be empty, which means everything. */
export const isAllThatSomebodyDoes = async (tx: TransactionHandle, serviceId: string): Promise<boolean> => {
  const { rows } = await tx.execute(sql`
    select 1 from ${specialistServices} mine where mine.service_id = ${serviceId} and not exists (
      select from ${specialistServices} other
       where other.specialist_id = mine.specialist_id and other.service_id <> mine.service_id) limit 1`);
  return rows.length > 0;
};
