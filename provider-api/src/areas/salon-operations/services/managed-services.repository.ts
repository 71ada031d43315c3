import type { salonServices } from '@sundara/contracts/api';
import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { literal } from '../../../platform/database/like-pattern.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { type ServiceRow, services, specialistServices, specialists } from '../../marketplace/index.ts';

type ListQuery = z.output<(typeof salonServices)['query']>;

export interface ManagedRow {
  readonly service: ServiceRow;
  readonly hasSpecialist: boolean;
}

/** The services in the salon's catalogue; only bookings still read a deleted service. */
export const catalogueOf = (salonId: string): SQL | undefined =>
  and(eq(services.salonId, salonId), isNull(services.deletedAt));

/** Names in the usual order: without case and accents, the same in every database. */
const alphabetical = sql`lower(public.unaccent(normalize(${services.name}, NFKC))) collate "C"`;
const ORDERS: Readonly<Record<NonNullable<ListQuery['sort']>, readonly SQL[]>> = {
  name_asc: [asc(alphabetical)],
  name_desc: [desc(alphabetical)],
  price_asc: [asc(services.pricePaise), asc(alphabetical)],
  price_desc: [desc(services.pricePaise), asc(alphabetical)],
  duration_asc: [asc(services.durationMinutes), asc(alphabetical)],
  duration_desc: [desc(services.durationMinutes), asc(alphabetical)],
};

/** A specialist on the roster does it, or the salon has no roster; one without a list does everything. */
const hasSpecialist = sql<boolean>`(
  not exists (select from ${specialists} p where p.salon_id = ${services}.salon_id and p.is_active)
  or exists (select from ${specialists} p where p.salon_id = ${services}.salon_id and p.is_active
    and (not exists (select from ${specialistServices} d where d.specialist_id = p.id)
      or exists (select from ${specialistServices} d where d.specialist_id = p.id and d.service_id = ${services}.id))))`;

/**
 * Each word occurs in name, description or category, ignoring case and accents; in the name also in the spelling that
 * the site's search folds to.
 */
const mentioning = (asked: string): SQL | undefined =>
  and(
    ...asked.split(/\s+/).map((word) => {
      const pattern = `%${literal(word)}%`;
      const text = sql`concat_ws(' ', ${services.name}, ${services.description}, ${services.category})`;
      const plain = (of: SQL) => sql`lower(public.unaccent(normalize(${of}, NFKC)))`;
      return sql`(${plain(text)} like ${plain(sql`${pattern}::text`)}
        or (search_fold(${word}) <> '' and search_fold(${services.name}) like '%' || search_fold(${word}) || '%'))`;
    }),
  );

/** A page of the salon's catalogue, and the total number. */
export const findManagedServices = async (
  db: DatabaseHandle,
  salonId: string,
  { q, search, category, status, sort = 'name_asc', page, limit }: ListQuery,
): Promise<{ readonly rows: readonly ManagedRow[]; readonly total: number }> => {
  const words = q || search;
  const condition = and(
    catalogueOf(salonId),
    words ? mentioning(words) : undefined,
    category && eq(services.category, category),
    status && eq(services.isActive, status === 'Active'),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({ service: services, hasSpecialist })
      .from(services)
      .where(condition)
      .orderBy(...ORDERS[sort], asc(services.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(services).where(condition),
  ]);
  return { rows, total: counted?.total ?? 0 };
};

/** Counts of the whole catalogue, regardless of the search. */
export const countManagedServices = async (db: DatabaseHandle, salonId: string) => {
  const [counts] = await db
    .select({
      total: count(),
      active: sql<number>`count(*) filter (where ${services.isActive})::int`,
      categories: sql<number>`count(distinct nullif(btrim(${services.category}), ''))::int`,
    })
    .from(services)
    .where(catalogueOf(salonId));
  return counts ?? { total: 0, active: 0, categories: 0 };
};

/** @throws ApiError NOT_FOUND for another salon's, a deleted and a missing one alike */
export const requireManagedService = async (
  db: DatabaseHandle,
  salonId: string,
  id: string,
): Promise<ManagedRow> => {
  const [found] = isUuid(id)
    ? await db
        .select({ service: services, hasSpecialist })
        .from(services)
        .where(and(catalogueOf(salonId), eq(services.id, id)))
    : [];
  if (!found) throw new ApiError('NOT_FOUND', { message: 'This service is not in the catalogue.' });
  return found;
};
