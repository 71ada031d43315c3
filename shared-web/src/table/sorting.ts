import type { Sorting } from '@sundara/contracts/api';
import type { Column } from './column.ts';

/** How a list that is sorted this way shows it in a column's header. */
const sortedBy = (sort: Sorting | undefined, column: string): NonNullable<Column<never>['sorted']> => {
  if (sort === `${column}_asc`) return 'ascending';
  return sort === `${column}_desc` ? 'descending' : 'none';
};

/** The columns, where those by which the list sorts are pressed to sort by them. */
export const sortedColumns = <R>(
  columns: readonly Column<R>[],
  sortable: readonly string[],
  sort: Sorting | undefined,
): readonly Column<R>[] =>
  columns.map((column) =>
    sortable.includes(column.id) ? { ...column, sorted: sortedBy(sort, column.id) } : column,
  );

/** The first press of a header sorts ascending, a second the other way (specification 2, section 2). */
export const nextSort = (column: string, sort: Sorting | undefined): Sorting =>
  sort === `${column}_asc` ? `${column}_desc` : `${column}_asc`;

/** The order that an address asks for; anything but one of the list's own is its first one. */
export const sortIn = <S extends Sorting>(params: URLSearchParams, orders: readonly S[], first: S): S =>
  orders.find((order) => order === params.get('sort')) ?? first;
