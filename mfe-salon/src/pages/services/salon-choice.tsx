import { AppLink, Box, Chip } from '@sundara/web/core';
import { type Column, FailedFace, PagedTable, SearchField, useListAddress } from '@sundara/web/table';
import type { SalonList } from './services.loader.ts';

type Salon = Extract<SalonList, { ok: true }>['data']['salons'][number];

const COLUMNS: readonly Column<Salon>[] = [
  {
    id: 'name',
    header: 'Salon',
    onCard: 'title',
    cell: ({ id, name }) => <AppLink to={`/salon/services?salon=${id}`}>{name}</AppLink>,
  },
  { id: 'email', header: 'E-mail', cell: ({ email }) => email },
  {
    id: 'state',
    header: 'State',
    onCard: 'corner',
    cell: ({ isActive }) => <Chip size="small" label={isActive ? 'Active' : 'Inactive'} />,
  },
];

/** An admin picks the salon whose services to manage (resolutions R4). */
export const SalonChoice = ({ salons, q }: { readonly salons: SalonList; readonly q: string }) => {
  const address = useListAddress();
  return (
    <>
      <Box sx={{ maxWidth: 480, mb: 2 }}>
        <SearchField
          label="Search salons"
          placeholder="Name of the salon"
          value={q}
          onSearch={address.search}
        />
      </Box>
      {salons.ok ? (
        <PagedTable
          caption="salons"
          columns={COLUMNS}
          rows={salons.data.salons}
          keyOf={({ id }) => id}
          busy={address.busy}
          pagination={salons.data.pagination}
          onPage={address.toPage}
        />
      ) : (
        <FailedFace title="Failed to fetch salons" failure={salons.failure} />
      )}
    </>
  );
};
