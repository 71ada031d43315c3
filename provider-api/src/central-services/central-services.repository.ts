import type { adminServices } from '@sundara/contracts/api';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { inOrderOf } from '../admin/list/page-of-ids.ts';
import type { DatabaseHandle, TransactionHandle } from '../database/database-handle.ts';
import { ApiError } from '../http/api-error.ts';
import { isUuid } from '../http/uuid.ts';
import { literal } from '../salons/salons.repository.ts';
import { type CentralRow, centralServices } from './central-services.tables.ts';

type ListQuery = z.output<(typeof adminServices)['query']>;
export type CentralFilter = Omit<ListQuery, 'page' | 'limit'>;

/** As people read: without case and accents, the same in every database. */
const plain = (text: SQL) => sql`lower(public.unaccent(normalize(${text}, NFKC)))`;
const alphabetical = sql`${plain(sql`${centralServices.name}`)} collate "C"`;
const { category, pricePaise, durationMinutes, id } = centralServices;

/** Equal ones by name, and then by id, so that each stands on one page. The catalogue is bounded, so it is sorted. */
const ORDERS: Readonly<Record<ListQuery['sort'], readonly SQL[]>> = {
  category_asc: [asc(category), asc(alphabetical)],
  category_desc: [desc(category), asc(alphabetical)],
  name_asc: [asc(alphabetical)],
  name_desc: [desc(alphabetical)],
  price_asc: [asc(pricePaise), asc(alphabetical)],
  price_desc: [desc(pricePaise), asc(alphabetical)],
  duration_asc: [asc(durationMinutes), asc(alphabetical)],
  duration_desc: [desc(durationMinutes), asc(alphabetical)],
};

/** Each word stands in name, description or category, whatever its case and accents. */
const mentioning = (asked: string): SQL | undefined => {
  const text = sql`concat_ws(' ', ${centralServices.name}, ${centralServices.description}, ${category})`;
  return and(
    ...asked
      .split(/\s+/)
      .map((word) => sql`${plain(text)} like ${plain(sql`${`%${literal(word)}%`}::text`)}`),
  );
};

const conditionOf = ({ q, search, category: named, status }: CentralFilter): SQL | undefined => {
  const words = q || search;
  return and(
    words ? mentioning(words) : undefined,
    named && eq(category, named),
    status && eq(centralServices.isActive, status === 'Active'),
  );
};

/** All that fits, in its order. */
export const findCentralServices = (db: DatabaseHandle, filter: CentralFilter) =>
  db
    .select()
    .from(centralServices)
    .where(conditionOf(filter))
    .orderBy(...ORDERS[filter.sort], asc(id));

/** A page of what fits, and how many fit. */
export const findCentralPage = async (
  db: DatabaseHandle,
  { page, limit, ...filter }: ListQuery,
): Promise<{ readonly rows: readonly CentralRow[]; readonly total: number }> => {
  // The catalogue is bounded, and its words are folded row by row: that is done once.
  const ids = await db
    .select({ id })
    .from(centralServices)
    .where(conditionOf(filter))
    .orderBy(...ORDERS[filter.sort], asc(id));
  const shown = ids.slice((page - 1) * limit, page * limit).map((row) => row.id);
  const rows = shown.length === 0 ? [] : await db.select().from(centralServices).where(inArray(id, shown));
  return { rows: inOrderOf(shown, rows), total: ids.length };
};

/** Counts of the whole catalogue, whatever was searched for. */
export const countCentralServices = async (db: DatabaseHandle) => {
  const [counts] = await db
    .select({
      total: count(),
      active: sql<number>`count(*) filter (where ${centralServices.isActive})::int`,
      categories: sql<number>`count(distinct ${category})::int`,
    })
    .from(centralServices);
  return counts ?? { total: 0, active: 0, categories: 0 };
};

/** @throws ApiError NOT_FOUND for one that is missing, or never was */
export const requireCentralService = async (db: DatabaseHandle, asked: string): Promise<CentralRow> => {
  const [found] = isUuid(asked) ? await db.select().from(centralServices).where(eq(id, asked)) : [];
  if (!found) throw new ApiError('NOT_FOUND', { message: 'This service is not in the central catalogue.' });
  return found;
};

/** Everybody's page of the central catalogue carries it all. */
const MOST = 1_000;

/**
 * Makes sure that the catalogue does not grow without end; the caller has its lock and has written what is new.
 * @throws ApiError VALIDATION_FAILED
 */
export const requireFewCentral = async (tx: TransactionHandle): Promise<void> => {
  const [catalogue] = await tx.select({ size: count() }).from(centralServices);
  if ((catalogue?.size ?? 0) <= MOST) return;
  const message = `The central catalogue can have ${MOST} services. Delete some of them first.`;
  throw new ApiError('VALIDATION_FAILED', { message });
};
