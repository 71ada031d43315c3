import { asc, desc, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../database/database-handle.ts';

interface Asked {
  readonly table: PgTable;
  readonly where: SQL | undefined;
  /** The sort key; an index contains it and then the id, so that a page is read from the index alone. */
  readonly by: PgColumn | SQL;
  readonly descending: boolean;
  /** Counts from 1. */
  readonly page: number;
  readonly limit: number;
  /** How many rows match. */
  readonly total: number;
  /** 'first': `total` is only a part of the matches, as in a search; then pages are never counted from the end. */
  readonly counted?: 'all' | 'first';
}

/** Offset and size of a page, counted from the end of the list where that is nearer. */
export const windowOf = ({
  page,
  limit,
  total,
  counted = 'all',
}: Pick<Asked, 'page' | 'limit' | 'total' | 'counted'>) => {
  const start = (page - 1) * limit;
  const size = Math.max(0, Math.min(limit, total - start));
  const fromEnd = counted === 'all' && start > total / 2;
  return { fromEnd, size, offset: fromEnd ? total - start - size : start };
};

/** The query for the ids of a page, in reverse order where the page is counted from the end. */
export const pageOfIdsQuery = <const C extends PgColumn>(
  db: DatabaseHandle,
  id: C,
  { table, where, by, descending, ...asked }: Asked,
) => {
  const { fromEnd, size, offset } = windowOf(asked);
  const towards = descending === fromEnd ? asc : desc;
  return db
    .select({ id })
    .from(table)
    .where(where)
    .orderBy(towards(by), towards(id))
    .limit(size)
    .offset(offset);
};

/**
 * The ids of one page of a list, in order; ties are ordered by id, so that each row is on exactly one page. A deep page
 * scans the index but no rows; the rows themselves are then read by these ids (`inOrderOf`).
 */
export const findPageOfIds = async <const C extends PgColumn>(
  db: DatabaseHandle,
  id: C,
  asked: Asked,
): Promise<readonly C['_']['data'][]> => {
  const { fromEnd, size } = windowOf(asked);
  if (size === 0) return [];
  const ids = (await pageOfIdsQuery(db, id, asked)).map((row) => row.id);
  return fromEnd ? ids.reverse() : ids;
};

/** Rows in the order of the ids; a row deleted meanwhile is left out. */
export const inOrderOf = <R extends { readonly id: string | number }>(
  ids: readonly R['id'][],
  rows: readonly R[],
): readonly R[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
