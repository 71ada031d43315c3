import type { adminServices } from '@sundara/contracts/api';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import { literal } from '../../../platform/database/like-pattern.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { type CentralRow, centralServices } from '../salons/central-services.tables.ts';

type ListQuery = z.output<(typeof adminServices)['query']>;
export type CentralFilter = Omit<ListQuery, 'page' | 'limit'>;

/** A generated column without case and accents: sorts as people expect, the same in every database. */
const alphabetical = sql`"plain_name"`;
const { category, pricePaise, durationMinutes, id } = centralServices;

/** Ties are ordered by name, then id, so that each is on one page. The catalogue is bounded: most orders sort it. */
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

/** Each word occurs in name, description or category, regardless of case and accents. */
const mentioning = (asked: string): SQL | undefined =>
  and(
    ...asked.split(/\s+/).map((word) => sql`"plain_words" like plain_letters(${`%${literal(word)}%`}::text)`),
  );

const conditionOf = ({ q, search, category: named, status }: CentralFilter): SQL | undefined => {
  const words = q || search;
  return and(
    words ? mentioning(words) : undefined,
    named && eq(category, named),
    status && eq(centralServices.isActive, status === 'Active'),
  );
};

/** All matches, in their order; the catalogue is bounded, so they are read at once. */
export async function* readCentralServices(db: DatabaseHandle, filter: CentralFilter) {
  yield* await db
    .select()
    .from(centralServices)
    .where(conditionOf(filter))
    .orderBy(...ORDERS[filter.sort], asc(id));
}

/** A page of the matches, their number, and counts of the whole catalogue, regardless of the search. */
export const findCentralPage = async (db: DatabaseHandle, { page, limit, ...filter }: ListQuery) => {
  const searched = Boolean(filter.q || filter.search);
  const [tallies, lines] = await Promise.all([
    db
      .select({ category, isActive: centralServices.isActive, n: count() })
      .from(centralServices)
      .groupBy(category, centralServices.isActive),
    db
      .select({
        row: centralServices,
        fits: searched ? sql<number>`(count(*) over ())::int` : sql<number>`0`,
      })
      .from(centralServices)
      .where(conditionOf(filter))
      .orderBy(...ORDERS[filter.sort], asc(id))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  const rows: readonly CentralRow[] = lines.map(({ row }) => row);
  const sumOf = (of: readonly { readonly n: number }[]) => of.reduce((sum, { n }) => sum + n, 0);
  const fitting = tallies.filter(
    (each) =>
      (!filter.category || each.category === filter.category) &&
      (!filter.status || each.isActive === (filter.status === 'Active')),
  );
  // A page behind the last has no rows, so no count.
  const countHits = async () =>
    lines[0]?.fits ?? (page > 1 ? db.$count(centralServices, conditionOf(filter)) : 0);
  const counts = {
    total: sumOf(tallies),
    active: sumOf(tallies.filter(({ isActive }) => isActive)),
    categories: new Set(tallies.map((each) => each.category)).size,
  };
  return { rows, total: searched ? await countHits() : sumOf(fitting), counts };
};

/** @throws ApiError NOT_FOUND for one that is deleted, or never existed */
export const requireCentralService = async (db: DatabaseHandle, asked: string): Promise<CentralRow> => {
  const [found] = isUuid(asked) ? await db.select().from(centralServices).where(eq(id, asked)) : [];
  if (!found) throw new ApiError('NOT_FOUND', { message: 'This service is not in the central catalogue.' });
  return found;
};

/** The public page of the central catalogue contains all of it. */
const MOST = 1_000;

/**
 * Limits the size of the catalogue; the caller holds its lock and has written the new services.
 * @throws ApiError VALIDATION_FAILED
 */
export const requireFewCentral = async (tx: TransactionHandle): Promise<void> => {
  const [catalogue] = await tx.select({ size: count() }).from(centralServices);
  if ((catalogue?.size ?? 0) <= MOST) return;
  const message = `The central catalogue can have ${MOST} services. Delete some of them first.`;
  throw new ApiError('VALIDATION_FAILED', { message });
};
