import type { AdminSalonSort } from '@sundara/contracts/api';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { literal } from '../../../platform/database/like-pattern.ts';
import { isAnyOf, preparedQuery } from '../../../platform/database/prepared-query.ts';
import { findPageOfIds, inOrderOf } from '../../../platform/list/page-of-ids.ts';
import { countUpTo, MOST_HITS } from '../../../platform/list/search.ts';
import { users } from '../../identity/index.ts';
import { cardColumns, salons, salonTallies } from '../../marketplace/index.ts';
import { RUNNING, subscriptions } from '../../money/index.ts';

export interface SalonFilter {
  readonly q?: string | undefined;
  readonly status?: 'active' | 'pending' | undefined;
  readonly sort: AdminSalonSort;
}

/** Salons that were not deleted. */
export const isKept = isNull(salons.deletedAt);

const SORTS: Readonly<Record<AdminSalonSort, readonly [by: PgColumn, descending: boolean]>> = {
  name_asc: [salons.name, false],
  name_desc: [salons.name, true],
  createdAt_asc: [salons.createdAt, false],
  createdAt_desc: [salons.createdAt, true],
  rating_asc: [salons.rating, false],
  rating_desc: [salons.rating, true],
};

/**
 * Matches a part of name, e-mail, locality or contact number, in any case; of the number only the digits count. A
 * search of one or two letters, too short for a trigram, matches only at the start of a word.
 */
const mentioning = (words: string): SQL | undefined => {
  const text = literal(words);
  const patterns = words.length < 3 ? [`${text}%`, `% ${text}%`] : [`%${text}%`];
  const columns = [salons.name, salons.email, salons.sublocality];
  const digits = /^[\d\s()+-]+$/.test(words) ? words.replaceAll(/\D/g, '').replace(/^0+/, '') : '';
  return or(
    ...columns.flatMap((column) => patterns.map((pattern) => sql`${column} ilike ${pattern}`)),
    digits.length < 3
      ? undefined
      : sql`regexp_replace(${salons.contactNumber}, '\\D', '', 'g') like ${`%${digits}%`}`,
  );
};

const fits = ({ q, status }: SalonFilter): SQL | undefined =>
  and(
    isKept,
    status === 'active' ? sql`${salons.isActive}` : undefined,
    status === 'pending' ? sql`not ${salons.isActive}` : undefined,
    q ? mentioning(q) : undefined,
  );

const listed = {
  ...cardColumns,
  ...{ isActive: salons.isActive, email: salons.email, contactNumber: salons.contactNumber },
  createdAt: salons.createdAt,
};
const owner = { id: users.id, name: users.name, email: users.email, phone: users.phone };
const plan = {
  id: subscriptions.id,
  plan: subscriptions.plan,
  state: subscriptions.state,
  startDate: subscriptions.startDate,
  endDate: subscriptions.endDate,
  gatewaySubscriptionId: subscriptions.gatewaySubscriptionId,
};
const services = sql<number>`(select count(*)::int from services s where s.salon_id = salons.id and s.deleted_at is null)`;
/** Bookings are numbered from 1 (`bookings.no`), so the highest number is the count. */
const bookings = sql<number>`(select coalesce(max(b.no), 0) from bookings b where b.salon_id = salons.id)`;

const managedSalons = preparedQuery('managed_salons', (db) =>
  db
    .select({ id: salons.id, salon: listed, owner, plan, services, bookings })
    .from(salons)
    .leftJoin(users, eq(users.id, salons.ownerId))
    .leftJoin(
      subscriptions,
      and(eq(subscriptions.salonId, salons.id), inArray(subscriptions.state, [...RUNNING])),
    )
    .where(and(isAnyOf(salons.id, 'ids'), or(isKept, sql`${sql.placeholder('deleted')}::boolean`))),
);

/** Salons with owner, plan and counts, in the order of the ids; deleted ones only on request. */
export const findManagedSalons = async (
  db: DatabaseHandle,
  ids: readonly string[],
  { deleted = false } = {},
) => {
  if (ids.length === 0) return [];
  const rows = await managedSalons(db).execute({ ids, deleted });
  return inOrderOf(ids, rows);
};
export type ManagedSalonRow = Awaited<ReturnType<typeof findManagedSalons>>[number];

/** One page of the matching salons, and how many there are; for a search at most `MOST_HITS`. */
export const findSalonsForAdmin = async (
  db: DatabaseHandle,
  { page, limit, ...filter }: SalonFilter & { readonly page: number; readonly limit: number },
) => {
  const where = fits(filter);
  const counts = await countSalons(db);
  const total = filter.q ? await countUpTo(db, salons, where, MOST_HITS) : counts[filter.status ?? 'total'];
  const [by, descending] = SORTS[filter.sort];
  const ids = await findPageOfIds(db, salons.id, {
    table: salons,
    where,
    by,
    descending,
    page,
    limit,
    total,
    counted: filter.q ? 'first' : 'all',
  });
  return { rows: await findManagedSalons(db, ids), total, counts };
};

/** How many salons there are; a pending one is not active yet, or no longer. */
export const countSalons = async (db: DatabaseHandle) => {
  const tallies = await db.select().from(salonTallies);
  const of = (isActive: boolean) => tallies.find((one) => one.isActive === isActive)?.salons ?? 0;
  return { total: of(true) + of(false), active: of(true), pending: of(false) };
};

const AT_ONCE = 500;

/** All matching salons, read in batches of a few hundred, each as it is when it is read. */
export async function* readManagedSalons(
  db: DatabaseHandle,
  filter: SalonFilter,
): AsyncGenerator<ManagedSalonRow> {
  const [by, descending] = SORTS[filter.sort];
  const order = descending ? sql`${by} desc, ${salons.id} desc` : sql`${by}, ${salons.id}`;
  const ids = await db.select({ id: salons.id }).from(salons).where(fits(filter)).orderBy(order);
  for (let start = 0; start < ids.length; start += AT_ONCE)
    yield* await findManagedSalons(
      db,
      ids.slice(start, start + AT_ONCE).map(({ id }) => id),
    );
}
