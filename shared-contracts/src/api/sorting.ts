import * as z from 'zod/mini';

/** A sort order in a query: 'createdAt_desc'. */
export type Sorting<C extends string = string> = `${C}_${'asc' | 'desc'}`;

/** The schema of the sort orders of a list with these columns; each list sets its own default. */
export const sortQuery = <const C extends string>(columns: readonly C[]) =>
  z.enum(columns.flatMap((column): Sorting<C>[] => [`${column}_asc`, `${column}_desc`]));

/** Parses a sort order: its column, and whether it is descending. */
export const readSorting = <C extends string>(
  sorting: Sorting<C>,
  columns: readonly C[],
): { readonly column: C; readonly descending: boolean } => {
  const column = columns.find((one) => sorting === `${one}_asc` || sorting === `${one}_desc`);
  if (column === undefined) throw new TypeError(`'${sorting}' is no order of ${columns.join(', ')}.`);
  return { column, descending: sorting.endsWith('_desc') };
};
