import { asc, desc, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { findPageOfIds, inOrderOf } from './page-of-ids.ts';
import { countUpTo, MOST_HITS } from './search.ts';

interface Identified {
  readonly id: string | number;
}

/** The column that identifies the rows. */
type IdColumn<R extends Identified> = PgColumn & { readonly _: { readonly data: R['id'] } };

/** How the rows of a list are found in the database; `F` is the filter of its operation. */
export interface List<F, R extends Identified> {
  readonly table: PgTable;
  readonly id: IdColumn<R>;
  readonly where: (filter: F) => SQL | undefined;
  /** The sort key; an index contains it and then the id, so that a page is read from the index alone. */
  readonly order: (filter: F) => { readonly by: PgColumn | SQL; readonly descending: boolean };
  /** The rows of these ids, in any order. */
  readonly rows: (db: DatabaseHandle, ids: readonly R['id'][]) => Promise<readonly R[]>;
}

interface PageQuery {
  /** Counts from 1. */
  readonly page: number;
  readonly limit: number;
  readonly q?: string | undefined;
}

/** The query for the ids of one page, given how many rows match. */
export const listPage = <F, R extends Identified>(
  { table, where, order }: Pick<List<F, R>, 'table' | 'where' | 'order'>,
  query: F & PageQuery,
  total: number,
) => ({
  ...{ table, where: where(query), ...order(query) },
  ...{ page: query.page, limit: query.limit, total },
  counted: query.q ? ('first' as const) : ('all' as const),
});

/**
 * One page of a list, and how many rows match. A search is counted up to `MOST_HITS`.
 * @param fits how many rows the filter selects without words, for instance from counts that triggers maintain
 */
export const findListPage = async <F, R extends Identified>(
  db: DatabaseHandle,
  list: List<F, R>,
  query: F & PageQuery,
  fits: number,
): Promise<{ readonly rows: readonly R[]; readonly total: number }> => {
  const total = query.q ? await countUpTo(db, list.table, list.where(query), MOST_HITS) : fits;
  const ids = await findPageOfIds(db, list.id, listPage(list, query, total));
  return { rows: ids.length === 0 ? [] : inOrderOf(ids, await list.rows(db, ids)), total };
};

/** Rows per batch: enough to be quick, few enough for memory. */
const AT_ONCE = 500;

/** All rows that the filter selects, in order, read in batches, each as it is when it is read. */
export async function* readList<F, R extends Identified>(
  db: DatabaseHandle,
  { table, id, where, order, rows }: List<F, R>,
  filter: F,
): AsyncGenerator<R> {
  const { by, descending } = order(filter);
  const towards = descending ? desc : asc;
  const found = await db.select({ id }).from(table).where(where(filter)).orderBy(towards(by), towards(id));
  const ids = found.flatMap((row) => row.id ?? []);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const batch = ids.slice(from, from + AT_ONCE);
    yield* inOrderOf(batch, await rows(db, batch));
  }
}
