import * as z from 'zod/mini';

/** An order as it stands in a query: 'createdAt_desc'. */
export type Sorting<C extends string = string> = `${C}_${'asc' | 'desc'}`;

/** The orders of a list that sorts by these columns; the one of nobody's choice is its default. */
export const sortQuery = <const C extends string>(columns: readonly C[]) =>
  z.enum(columns.flatMap((column): Sorting<C>[] => [`${column}_asc`, `${column}_desc`]));

/** Reads an order: its column, and whether it goes down. */
export const readSorting = <C extends string>(
  sorting: Sorting<C>,
  columns: readonly C[],
): { readonly column: C; readonly descending: boolean } => {
  const column = columns.find((one) => sorting === `${one}_asc` || sorting === `${one}_desc`);
  if (column === undefined) throw new TypeError(`'${sorting}' is no order of ${columns.join(', ')}.`);
  return { column, descending: sorting.endsWith('_desc') };
};
