import type { AdminService } from '@sundara/contracts/api';
import { Box, Button, EmptyFace, Typography } from '@sundara/web/core';
import { isNarrowed, SERVICE_FILTERS } from '@sundara/web/service';
import { DataTable, type ListAddress, nextSort, PagedTable, Pager, sortedColumns } from '@sundara/web/table';
import { Plus, Sparkles } from 'lucide-react';
import { SORTABLE, serviceColumns } from './service-columns.tsx';
import type { ServiceList } from './services.loader.ts';
import { isGrouped, type ServicesQuery } from './services-query.ts';

interface Props {
  readonly query: ServicesQuery;
  readonly list: ServiceList;
  readonly address: ListAddress;
  readonly opening: string | undefined;
  readonly onAdd: () => void;
  readonly onEdit: (service: AdminService) => void;
  readonly onDelete: (service: AdminService) => void;
}

const ICON = <Sparkles size={40} strokeWidth={1.25} aria-hidden />;

/** One page of the central catalogue: a table for each category, or one flat list in any other order. */
export const ServicesTable = ({ query, list, address, onAdd, ...acts }: Props) => {
  const { data, groups, pagination } = list;
  if (pagination.total === 0)
    return (
      <EmptyFace icon={ICON} title="No services found.">
        {isNarrowed(query) ? (
          <Button variant="contained" onClick={() => address.clear(SERVICE_FILTERS)}>
            Clear filters
          </Button>
        ) : (
          <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={onAdd}>
            Add New Service
          </Button>
        )}
      </EmptyFace>
    );
  const grouped = isGrouped(query);
  const shared = {
    columns: sortedColumns(serviceColumns(grouped, acts), SORTABLE, query.sort),
    keyOf: ({ id }: AdminService) => id,
    busy: address.busy,
    onSort: (column: string) => address.ask('sort', nextSort(column, query.sort)),
  };
  if (!grouped || data.length === 0)
    return (
      <PagedTable
        {...shared}
        caption="services"
        rows={data}
        pagination={pagination}
        onPage={address.toPage}
      />
    );
  return (
    <>
      {groups.map(({ category, services }) => (
        <Box key={category} component="section" aria-label={category} sx={{ mb: 3 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {category}
          </Typography>
          <DataTable {...shared} caption={`${category} services`} rows={services} />
        </Box>
      ))}
      <Pager
        page={pagination.page}
        pages={pagination.pages}
        onPage={address.toPage}
        label="Pages of services"
      />
    </>
  );
};
