import type { Sorting } from '@sundara/contracts/api';
import type { Column } from './column.ts';

/** How a column's header shows the list's current order. */
const sortedBy = (sort: Sorting | undefined, column: string): NonNullable<Column<never>['sorted']> => {
  if (sort === `${column}_asc`) return 'ascending';
  return sort === `${column}_desc` ? 'descending' : 'none';
};

/** The columns, with a sort button in the header of each sortable one. */
export const sortedColumns = <R>(
  columns: readonly Column<R>[],
  sortable: readonly string[],
  sort: Sorting | undefined,
): readonly Column<R>[] =>
  columns.map((column) =>
    sortable.includes(column.id) ? { ...column, sorted: sortedBy(sort, column.id) } : column,
  );

/** The first click on a header sorts ascending, a second descending (specification 2, section 2). */
export const nextSort = (column: string, sort: Sorting | undefined): Sorting =>
  sort === `${column}_asc` ? `${column}_desc` : `${column}_asc`;

/** The order in an address; anything but one of the list's own orders is `first`. */
export const sortIn = <S extends Sorting>(params: URLSearchParams, orders: readonly S[], first: S): S =>
  orders.find((order) => order === params.get('sort')) ?? first;
