import type { ListOperation, ListQuery, Reply, RowOf } from '@sundara/contracts/api';
import { Box, Button, EmptyFace } from '@sundara/web/core';
import {
  ChoiceField,
  type Column,
  nextSort,
  type Option,
  PagedTable,
  Pager,
  sortedColumns,
  useListAddress,
} from '@sundara/web/table';
import type { ReactNode } from 'react';
import type { ListLook } from './list-look.ts';
import { filtersSet, sortingOf, textOf } from './list-state.ts';

interface Props<L extends ListOperation> {
  readonly look: ListLook<L>;
  readonly query: ListQuery<L>;
  readonly found: Reply<L>;
  readonly columns: readonly Column<RowOf<L>>[];
  /** What to do where the list is empty and no filter is set. */
  readonly emptyAction?: ReactNode;
  /** Shows the rows of a page instead of the table. */
  readonly children?: ((rows: readonly RowOf<L>[], busy: boolean) => ReactNode) | undefined;
}

interface Paged {
  readonly pagination: { readonly page: number; readonly pages: number; readonly total: number };
}

/** One page of the rows; an empty list says why and what to do next. */
export const ListRows = <L extends ListOperation>({
  look,
  query,
  found,
  columns,
  emptyAction,
  children,
}: Props<L>) => {
  const address = useListAddress();
  // Each reply of a list has its page numbers, and its rows by the name that the operation gives them.
  const { pagination } = found as Paged;
  const rows = (found as Record<string, unknown>)[look.operation.list.rows] as readonly RowOf<L>[];
  if (pagination.total === 0) {
    const set = filtersSet(look, query);
    const { title, next, clear } = look.empty(query, set.length > 0, found);
    return (
      <EmptyFace icon={look.icon} title={title}>
        {clear && (
          <Button variant="contained" onClick={() => address.clear(set)}>
            {clear}
          </Button>
        )}
        {next}
        {set.length === 0 && emptyAction}
      </EmptyFace>
    );
  }
  if (children && rows.length > 0)
    return (
      <Box>
        {children(rows, address.busy)}
        <Pager {...pagination} onPage={address.toPage} label={`Pages of ${look.caption}`} />
      </Box>
    );
  const sorting = sortingOf(look, query);
  const table = (
    <PagedTable
      caption={look.caption}
      columns={sortedColumns(columns, look.sortable ?? [], sorting)}
      onSort={(column) => address.ask('sort', nextSort(column, sorting))}
      rows={rows}
      keyOf={look.keyOf}
      pagination={pagination}
      onPage={address.toPage}
      busy={address.busy}
      dense={look.dense ?? false}
    />
  );
  if (!look.sizes) return table;
  return (
    <>
      {table}
      <Box sx={{ width: 128, mt: 2, ml: 'auto', mr: { xs: 'auto', sm: 0 } }}>
        <ChoiceField
          label="Rows per page"
          options={look.sizes.map((size): Option => [String(size), String(size)])}
          value={textOf(query, 'limit')}
          onChoose={(size) => address.ask('limit', size === String(look.operation.list.size) ? '' : size)}
        />
      </Box>
    </>
  );
};
