import type { AdminService, Sorting } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { type Column, DataTable, nextSort, sortedColumns, useListAddress } from '@sundara/web/table';
import { SERVICES } from './services.look.ts';

interface Props {
  readonly services: readonly AdminService[];
  readonly columns: readonly Column<AdminService>[];
  readonly sort: Sorting;
  readonly busy: boolean;
}

/** A table for each category, in the order of the list. */
export const CategoryTables = ({ services, columns, sort, busy }: Props) => {
  const address = useListAddress();
  const categories = [...new Set(services.map(({ category }) => category))];
  return categories.map((category) => (
    <Box key={category} component="section" aria-label={category} sx={{ mb: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {category}
      </Typography>
      <DataTable
        caption={`${category} services`}
        columns={sortedColumns(columns, SERVICES.sortable ?? [], sort)}
        rows={services.filter((each) => each.category === category)}
        keyOf={SERVICES.keyOf}
        busy={busy}
        onSort={(column) => address.ask('sort', nextSort(column, sort))}
      />
    </Box>
  ));
};
