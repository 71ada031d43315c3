import { type adminUsersFile, readSorting, USER_COLUMNS } from '@sundara/contracts/api';
import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { isAnyOf, preparedQuery } from '../../../platform/database/prepared-query.ts';
import type { List } from '../../../platform/list/list.ts';
import { findPageOfIds, inOrderOf, windowOf } from '../../../platform/list/page-of-ids.ts';
import { MOST_HITS, mentionsPerson } from '../../../platform/list/search.ts';
import { userCounts, userSearchText, users } from '../../identity/index.ts';
import { salons } from '../../marketplace/index.ts';

export type UserFilter = z.output<(typeof adminUsersFile)['query']>;

const { id, name, email, phone, role, isActive, createdAt, deletedAt } = users;
const columns = { id, name, email, phone, role, isActive, createdAt };

const ORDERS: Readonly<Record<(typeof USER_COLUMNS)[number], PgColumn | SQL>> = {
  name: sql`lower(${name})`,
  email,
  role,
  status: isActive,
  createdAt,
};

const isOn = ({ status }: UserFilter): boolean | undefined => status && status === 'active';

const saying = (words: string, onTheWay: boolean): SQL | undefined =>
  mentionsPerson(onTheWay ? sql`concat(${userSearchText(users)})` : userSearchText(users), words);

/** @param onTheWay whether words are matched while scanning in another order, not by their own index */
export const userCondition = (filter: UserFilter, onTheWay = false): SQL | undefined => {
  const on = isOn(filter);
  return and(
    isNull(deletedAt),
    filter.role && eq(role, filter.role),
    on === undefined ? undefined : eq(isActive, on),
    filter.q ? saying(filter.q, onTheWay) : undefined,
  );
};

export const userOrder = ({ sort }: Pick<UserFilter, 'sort'>) => {
  const { column, descending } = readSorting(sort, USER_COLUMNS);
  return { by: ORDERS[column], descending };
};

const usersWithSalon = preparedQuery('users_with_salon', (db) =>
  db
    .select({ ...columns, salon: { id: salons.id, name: salons.name } })
    .from(users)
    .leftJoin(salons, eq(salons.ownerId, id))
    .where(and(isAnyOf(id, 'ids'), isNull(deletedAt))),
);

/** Accounts by id, with the salon that each owns. */
export const findUsersWithSalon = (db: DatabaseHandle, ids: readonly string[]) =>
  usersWithSalon(db).execute({ ids });
export type ListedUser = Awaited<ReturnType<typeof findUsersWithSalon>>[number];

/** The accounts that admins list. */
export const userList: List<UserFilter, ListedUser> = {
  ...{
    table: users,
    id,
    where: (filter) => userCondition(filter),
    order: userOrder,
    rows: findUsersWithSalon,
  },
};

/** Up to this many hits, sorting is faster than scanning in order until ten match: Zoya is last by e-mail too. */
const MOST_SORTED = 4_000;
/** An order without an index: for a deep page, an index scan would read more rows than there are hits. */
const sorted = (by: PgColumn | SQL): SQL => sql`coalesce(${by}, ${by})`;
/** With up to this many accounts of a role and state, checking each is faster than searching all for a word. */
const FEW_OF_A_KIND = 500;

/**
 * How many accounts match the words, up to `most` + 1, and a page of them if there are no more than `most`: one search
 * for both.
 */
export const userHits = async (db: DatabaseHandle, asked: Asked, most: number, onTheWay: boolean) => {
  const { by, descending } = userOrder(asked);
  const { offset, size } = windowOf({ ...asked, total: MOST_HITS, counted: 'first' });
  const towards = descending ? sql`desc` : sql`asc`;
  const { rows } = await db.execute<{ found: number; id: string | null }>(sql`
    with hits as materialized (
      select ${id}, ${by} as place from ${users} where ${userCondition(asked, onTheWay)} limit ${most + 1}),
    counted as materialized (select count(*)::int as found from hits),
    shown as (select id, place from hits where (select found from counted) <= ${most}
      order by place ${towards}, id ${towards} limit ${size} offset ${offset})
    select counted.found, shown.id from counted left join shown on true
    order by shown.place ${towards}, shown.id ${towards}`);
  return { found: rows[0]?.found ?? 0, ids: rows.flatMap((row) => row.id ?? []) };
};

type Count = typeof userCounts.$inferSelect;

const sumOf = (counts: readonly Count[]): number => counts.reduce((sum, { count }) => sum + count, 0);

interface Asked extends UserFilter {
  readonly page: number;
  readonly limit: number;
}

/** A word with more hits than we count is in 1 of 100 accounts: scanning by age soon finds the first ones. */
const isNear = (asked: Asked): boolean => asked.sort.startsWith('createdAt') && isFirst(asked);
const isFirst = ({ page, limit }: Asked): boolean => (page - 1) * limit < NEAR;
const NEAR = 50;

/** A page of search hits, of which at most 1,000 are counted. */
const findHits = async (db: DatabaseHandle, asked: Asked, ofTheKind: number) => {
  const most = isFirst(asked) && !isNear(asked) ? MOST_SORTED : MOST_HITS;
  const { found, ids } = await userHits(db, asked, most, ofTheKind <= FEW_OF_A_KIND);
  const [total, more] = [Math.min(found, MOST_HITS), found > MOST_HITS];
  return { total, more, ids: found > most ? await findIds(db, asked, total, isNear(asked)) : ids };
};

const findIds = (db: DatabaseHandle, asked: Asked, total: number, onTheWay = false) => {
  const { by, descending } = userOrder(asked);
  const { page, limit } = asked;
  return findPageOfIds(db, id, {
    ...{ table: users, where: userCondition(asked, onTheWay), descending },
    ...{ by: asked.q && !isFirst(asked) ? sorted(by) : by, page, limit, total },
    counted: asked.q ? 'first' : 'all',
  });
};

/** One page of the matching accounts, how many match, and how many there are of each kind. */
export const findUsers = async (db: DatabaseHandle, asked: Asked) => {
  const counts = await db.select(getTableColumns(userCounts)).from(userCounts);
  const on = isOn(asked);
  const ofTheKind = sumOf(
    counts.filter(
      (each) => (!asked.role || each.role === asked.role) && (on === undefined || each.isActive === on),
    ),
  );
  const { total, more, ids } = asked.q
    ? await findHits(db, asked, ofTheKind)
    : { total: ofTheKind, more: false, ids: await findIds(db, asked, ofTheKind) };
  const rows = ids.length === 0 ? [] : inOrderOf(ids, await findUsersWithSalon(db, ids));
  const of = (test: (count: Count) => boolean) => sumOf(counts.filter(test));
  return {
    rows,
    total,
    more,
    counts: {
      total: sumOf(counts),
      customers: of((count) => count.role === 'customer'),
      salonOwners: of((count) => count.role === 'salon'),
      admins: of((count) => count.role === 'admin'),
      disabled: of((count) => !count.isActive),
    },
  };
};
