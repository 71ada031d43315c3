import { type SQL, sql } from 'drizzle-orm';

/*
 * Sums over neighbouring periods in one query: the periods lie between bounds, the start of each and the end of the
 * last. Which days they are is decided by who asks, so that no zone is reckoned in SQL.
 */

/** The number of the period that an instant is in, from 1; 0 is before the first, one too many after the last. */
export const periodAmong = (instant: SQL, bounds: readonly Date[]): SQL<number> =>
  sql<number>`width_bucket(${instant}, ${sql.param(bounds.map((bound) => bound.toISOString()))}::timestamptz[])`;

/** What was found in each of the periods, 0 where nothing was. */
export const inEach = <R extends { readonly period: number }>(
  bounds: readonly Date[],
  rows: readonly R[],
  of: (row: R) => number,
): readonly number[] => {
  const found = new Map(rows.map((row) => [row.period, of(row)]));
  return bounds.slice(1).map((_, index) => found.get(index + 1) ?? 0);
};
