import { type ManagedService, SERVICE_PAGE_SIZES } from '@sundara/contracts/api';
import { Box, Button, EmptyFace, useSession } from '@sundara/web/core';
import { isNarrowed, SERVICE_FILTERS } from '@sundara/web/service';
import {
  ChoiceField,
  type ListAddress,
  nextSort,
  type Option,
  PagedTable,
  sortedColumns,
} from '@sundara/web/table';
import { Sparkles } from 'lucide-react';
import { SORTABLE, serviceColumns } from './service-columns.tsx';
import { PAGE_SIZE, type ServicesQuery } from './services-query.ts';
import type { ShownServices } from './without-deleted.ts';

interface Props {
  readonly query: ServicesQuery;
  readonly shown: ShownServices;
  readonly address: ListAddress;
  readonly onAdd: () => void;
  readonly onCopy: () => void;
  /** The id of the service whose form is loading. */
  readonly opening: string | undefined;
  readonly onEdit: (service: ManagedService) => void;
  readonly onDelete: (service: ManagedService) => void;
}

const SIZES = SERVICE_PAGE_SIZES.map((size): Option => [String(size), String(size)]);

/** A page of the catalogue; where nothing is found, what to do next. */
export const ServicesTable = ({ query, shown, address, onAdd, onCopy, ...acts }: Props) => {
  const session = useSession();
  const ofOwner = session.status === 'signed-in' && session.user.role === 'salon';
  if (shown.pagination.total === 0)
    return (
      <EmptyFace icon={<Sparkles size={40} strokeWidth={1.25} aria-hidden />} title="No services found.">
        {isNarrowed(query) ? (
          <Button variant="contained" onClick={() => address.clear(SERVICE_FILTERS)}>
            Clear filters
          </Button>
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
            <Button variant="contained" onClick={onAdd}>
              Add the first service
            </Button>
            <Button variant="outlined" onClick={onCopy}>
              Choose from the catalogue
            </Button>
          </Box>
        )}
      </EmptyFace>
    );
  return (
    <>
      <PagedTable
        caption="services"
        columns={sortedColumns(serviceColumns({ ...acts, ofOwner }), SORTABLE, query.sort)}
        rows={shown.data}
        keyOf={({ id }) => id}
        busy={address.busy}
        pagination={shown.pagination}
        onPage={address.toPage}
        onSort={(column) => address.ask('sort', nextSort(column, query.sort))}
      />
      <Box sx={{ width: 128, mt: 2, ml: 'auto', mr: { xs: 'auto', sm: 0 } }}>
        <ChoiceField
          label="Rows per page"
          options={SIZES}
          value={String(query.limit)}
          onChoose={(size) => address.ask('limit', size === String(PAGE_SIZE) ? '' : size)}
        />
      </Box>
    </>
  );
};
