import { type AdminService, adminService, adminServicesFile } from '@sundara/contracts/api';
import { Box, Typography, useShell } from '@sundara/web/core';
import { useEditing } from '@sundara/web/dialog';
import { useLoaderData, useRevalidator } from '@sundara/web/router';
import { CatalogueButtons, ImportPanel, ServiceFigures, ServiceFilters } from '@sundara/web/service';
import { FailedFace, type Option, useListAddress } from '@sundara/web/table';
import { useState } from 'react';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { ExportButton } from '../../features/list/export-button.tsx';
import { DeleteServiceDialog } from './delete-service-dialog.tsx';
import { preloadForm, ServiceForm } from './lazy-form.tsx';
import type { ServicesData } from './services.loader.ts';
import { SORT } from './services-query.ts';
import { ServicesTable } from './services-table.tsx';

/** The first is the default, which the address leaves out. */
const ORDERS: readonly Option[] = [
  ['', 'By category'],
  ['category_desc', 'By category, Z to A'],
];

/** The central catalogue, from which salons copy: list, form, import and export (specification 2, section 2). */
export const ServicesPage = () => {
  const { query, list } = useLoaderData<ServicesData>();
  const { http, notify } = useShell();
  const { revalidate } = useRevalidator();
  const address = useListAddress();
  const [importing, setImporting] = useState(false);
  const [writing, setWriting] = useState(false);
  const [deleting, setDeleting] = useState<AdminService>();
  const reload = () => void revalidate();
  const { edited, opening, add, edit, close } = useEditing({
    find: (id) => http.call(adminService, { params: { id } }),
    onLost: () => {
      notify.error('Failed to fetch service');
      reload();
    },
  });
  const { page: _, limit: _l, ...filter } = query;
  const counts = list.ok ? list.data.counts : undefined;
  return (
    <AdminPage
      title="Services Management"
      lead="The central catalogue: salons copy from it and keep their copies as their own."
      width="xl"
      actions={
        <>
          <CatalogueButtons
            onNear={preloadForm}
            onAdd={add}
            importing={importing}
            writing={writing}
            onImporting={setImporting}
          />
          <ExportButton find={() => http.call(adminServicesFile, { query: filter })} />
        </>
      }
    >
      {importing && (
        <ImportPanel
          salonId={undefined}
          note={
            <Typography sx={{ color: 'text.secondary' }}>
              A service of the same name and category is changed, any other one added. Copies at salons stay
              as they are.
            </Typography>
          }
          onImported={reload}
          onClose={() => setImporting(false)}
          onWriting={setWriting}
        />
      )}
      {counts && <ServiceFigures counts={counts} busy={address.busy} />}
      <ServiceFilters
        filter={query}
        address={address}
        sort={query.sort === SORT ? '' : query.sort}
        before={ORDERS}
      />
      <Box sx={{ minHeight: 240 }}>
        {list.ok ? (
          <ServicesTable
            {...{ query, address, opening }}
            list={list.data}
            onAdd={add}
            onEdit={({ id }) => {
              preloadForm();
              void edit(id);
            }}
            onDelete={setDeleting}
          />
        ) : (
          <FailedFace title="Failed to fetch services" failure={list.failure} />
        )}
      </Box>
      {edited && (
        <ServiceForm open edited={edited === 'new' ? undefined : edited} onSaved={reload} onClose={close} />
      )}
      {deleting && (
        <DeleteServiceDialog
          service={deleting}
          onDeleted={() => {
            // Without its last service the page is gone: go to the one before.
            if (list.ok && list.data.data.length === 1 && (query.page ?? 1) > 1)
              address.toPage((query.page ?? 1) - 1);
            else reload();
          }}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </AdminPage>
  );
};
