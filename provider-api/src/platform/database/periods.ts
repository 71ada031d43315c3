import { type SQL, sql } from 'drizzle-orm';

/*
 * Sums over consecutive periods in one query. The bounds are the start of each period and the end of the last. The
 * caller decides which days they are, so that SQL needs no time zone.
 */

/** The number of the period that contains an instant, from 1; 0 before the first, last + 1 after the last. */
export const periodAmong = (instant: SQL, bounds: readonly Date[]): SQL<number> =>
  sql<number>`width_bucket(${instant}, ${sql.param(bounds.map((bound) => bound.toISOString()))}::timestamptz[])`;

/** The value of each period, 0 where there is no row. */
export const inEach = <R extends { readonly period: number }>(
  bounds: readonly Date[],
  rows: readonly R[],
  of: (row: R) => number,
): readonly number[] => {
  const found = new Map(rows.map((row) => [row.period, of(row)]));
  return bounds.slice(1).map((_, index) => found.get(index + 1) ?? 0);
};
