import { Box, Button, EmptyFace } from '@sundara/web/core';
import { type ListAddress, nextSort, PagedTable, Pager, sortedColumns } from '@sundara/web/table';
import { Store } from 'lucide-react';
import type { SalonActs } from './row-acts.tsx';
import { SalonCards } from './salon-cards.tsx';
import { SORTABLE, salonColumns } from './salon-columns.tsx';
import type { Salons } from './salons.loader.ts';
import { FILTERS, isNarrowed, type SalonsQuery } from './salons-query.ts';

interface Props {
  readonly query: SalonsQuery;
  readonly found: Salons;
  readonly address: ListAddress;
  readonly acts: SalonActs;
  readonly onAdd: () => void;
}

/** One page of the salons, as a table or as cards; where nothing is found, what to do next. */
export const SalonList = ({ query, found, address, acts, onAdd }: Props) => {
  const { salons, pagination } = found;
  if (pagination.total === 0)
    return (
      <EmptyFace icon={<Store size={40} strokeWidth={1.25} aria-hidden />} title="No salons found.">
        {isNarrowed(query) ? (
          <Button variant="contained" onClick={() => address.clear(FILTERS)}>
            Clear filters
          </Button>
        ) : (
          <Button variant="contained" onClick={onAdd}>
            Add the first salon
          </Button>
        )}
      </EmptyFace>
    );
  if (query.view === 'cards' && pagination.page <= pagination.pages)
    return (
      <Box>
        <SalonCards salons={salons} acts={acts} busy={address.busy} />
        <Pager
          page={pagination.page}
          pages={pagination.pages}
          onPage={address.toPage}
          label="Pages of Salons"
        />
      </Box>
    );
  return (
    <PagedTable
      caption="Salons"
      columns={sortedColumns(salonColumns(acts), SORTABLE, query.sort)}
      rows={salons}
      keyOf={({ id }) => id}
      pagination={pagination}
      onPage={address.toPage}
      onSort={(column) => address.ask('sort', nextSort(column, query.sort))}
      busy={address.busy}
    />
  );
};
