import type { AdminSalon } from '@sundara/contracts/api';
import { Button, EmptyFace } from '@sundara/web/core';
import { type ListAddress, PagedTable } from '@sundara/web/table';
import { Store } from 'lucide-react';
import { SALON_COLUMNS } from './salon-columns.tsx';

interface Props {
  readonly salons: readonly AdminSalon[];
  readonly pagination: { readonly page: number; readonly pages: number; readonly total: number };
  readonly q: string;
  readonly address: ListAddress;
}

/** One page of the salons; nothing found leads back to all of them. */
export const SalonList = ({ salons, pagination, q, address }: Props) => {
  if (pagination.total === 0)
    return (
      <EmptyFace icon={<Store size={40} strokeWidth={1.25} aria-hidden />} title="No salons found.">
        {q ? (
          <Button variant="contained" onClick={() => address.search('')}>
            Clear Search
          </Button>
        ) : (
          'A salon stands here as soon as it is created.'
        )}
      </EmptyFace>
    );
  return (
    <PagedTable
      caption="Salons"
      columns={SALON_COLUMNS}
      rows={salons}
      keyOf={({ id }) => id}
      pagination={pagination}
      onPage={address.toPage}
      busy={address.busy}
    />
  );
};
