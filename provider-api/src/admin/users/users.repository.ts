import { readSorting, USER_COLUMNS, type userFilter } from '@sundara/contracts/api';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { userCounts, userSearchText, users } from '../../auth/auth.tables.ts';
import type { DatabaseHandle } from '../../database/database-handle.ts';
import { salons } from '../../salons/salons.tables.ts';
import { findPageOfIds, inOrderOf } from '../list/page-of-ids.ts';
import { countUpTo, MOST_HITS, mentions } from '../list/search.ts';

export type UserFilter = z.output<z.ZodMiniObject<typeof userFilter>>;

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

/** A number is found as it is read aloud too: '98480 12345' is kept as +919848012345. */
const saying = (words: string, onTheWay: boolean): SQL | undefined => {
  const text = onTheWay ? sql`concat(${userSearchText(users)})` : userSearchText(users);
  const said = mentions(text, words);
  const digits = words.replaceAll(/[\s()-]/g, '');
  return /^\+?\d{4,}$/.test(digits) && digits !== words ? or(said, mentions(text, digits)) : said;
};

/** @param onTheWay that a search is met while walking an order, not by its own index */
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

/** The ids of all accounts that fit, in their order. */
export const userIdsInOrder = async (db: DatabaseHandle, filter: UserFilter): Promise<readonly string[]> => {
  const { by, descending } = userOrder(filter);
  const towards = descending ? desc : asc;
  const rows = await db
    .select({ id })
    .from(users)
    .where(userCondition(filter))
    .orderBy(towards(by), towards(id));
  return rows.map((row) => row.id);
};

/** Accounts by id, with the salon that each owns. */
export const findUsersWithSalon = (db: DatabaseHandle, ids: readonly string[]) =>
  db
    .select({ ...columns, salon: { id: salons.id, name: salons.name } })
    .from(users)
    .leftJoin(salons, eq(salons.ownerId, id))
    .where(and(inArray(id, [...ids]), isNull(deletedAt)));
export type ListedUser = Awaited<ReturnType<typeof findUsersWithSalon>>[number];

/** So many hits are sorted sooner than ten of them are met in an order: who is called Zoya comes last by e-mail too. */
const MOST_SORTED = 4_000;
/** An order as no index has it. */
const sorted = (by: PgColumn | SQL): SQL => sql`coalesce(${by}, ${by})`;

/** How many accounts fit, a search no further than 1,000; `more` when it has others, and whether those are `few`. */
const countUsers = async (db: DatabaseHandle, filter: UserFilter, counts: readonly Count[]) => {
  if (filter.q) {
    const found = await countUpTo(db, users, userCondition(filter), MOST_SORTED + 1);
    return { total: Math.min(found, MOST_HITS), more: found > MOST_HITS, few: found <= MOST_SORTED };
  }
  const on = isOn(filter);
  const fits = counts.filter(
    (each) => (!filter.role || each.role === filter.role) && (on === undefined || each.isActive === on),
  );
  return { total: sumOf(fits), more: false, few: false };
};

type Count = typeof userCounts.$inferSelect;

const sumOf = (counts: readonly Count[]): number => counts.reduce((sum, { count }) => sum + count, 0);

interface Asked extends UserFilter {
  readonly page: number;
  readonly limit: number;
}

/** One of a hundred has a word that has more hits than are counted: the first ones are met soon on the way by age. */
const isNear = ({ page, limit, sort }: Asked): boolean =>
  sort.startsWith('createdAt') && (page - 1) * limit < NEAR;
const NEAR = 50;

/** One page of the accounts that fit, how many fit, and how many there are of each kind. */
export const findUsers = async (db: DatabaseHandle, asked: Asked) => {
  const counts = await db.select(getTableColumns(userCounts)).from(userCounts);
  const { total, more, few } = await countUsers(db, asked, counts);
  const { page, limit } = asked;
  const { by, descending } = userOrder(asked);
  const onTheWay = more && isNear(asked);
  const ids = await findPageOfIds(db, id, {
    ...{ table: users, where: userCondition(asked, onTheWay), descending },
    ...{ by: few && !onTheWay ? sorted(by) : by, page, limit, total, counted: asked.q ? 'first' : 'all' },
  });
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
