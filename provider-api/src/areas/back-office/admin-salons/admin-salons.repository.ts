import type { AdminSalonSort } from '@sundara/contracts/api';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { literal } from '../../../platform/database/like-pattern.ts';
import { isAnyOf, preparedQuery } from '../../../platform/database/prepared-query.ts';
import { findListPage, type List } from '../../../platform/list/list.ts';
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

/** Salons by their ids with owner, plan and counts; deleted ones only on request. */
export const findManagedSalons = (db: DatabaseHandle, ids: readonly string[], { deleted = false } = {}) =>
  managedSalons(db).execute({ ids, deleted });
export type ManagedSalonRow = Awaited<ReturnType<typeof findManagedSalons>>[number];

/** The salons that admins list. */
export const salonList: List<SalonFilter, ManagedSalonRow> = {
  ...{ table: salons, id: salons.id, where: fits, rows: (db, ids) => findManagedSalons(db, ids) },
  order: ({ sort }) => ({ by: SORTS[sort][0], descending: SORTS[sort][1] }),
};

/** One page of the matching salons, how many match, and how many there are. */
export const findSalonsForAdmin = async (
  db: DatabaseHandle,
  query: SalonFilter & { readonly page: number; readonly limit: number },
) => {
  const counts = await countSalons(db);
  return { ...(await findListPage(db, salonList, query, counts[query.status ?? 'total'])), counts };
};

/** How many salons there are; a pending one is not active yet, or no longer. */
export const countSalons = async (db: DatabaseHandle) => {
  const tallies = await db.select().from(salonTallies);
  const of = (isActive: boolean) => tallies.find((one) => one.isActive === isActive)?.salons ?? 0;
  return { total: of(true) + of(false), active: of(true), pending: of(false) };
};
