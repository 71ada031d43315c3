import {
  type AdminService,
  adminService,
  type adminServices,
  adminServicesFile,
} from '@sundara/contracts/api';
import { Box, Button, Typography, useShell } from '@sundara/web/core';
import { useEditing } from '@sundara/web/dialog';
import { ExportButton, type ListData, ListView } from '@sundara/web/list';
import { useLoaderData, useRevalidator } from '@sundara/web/router';
import { CatalogueButtons, ImportPanel, ServiceFigures } from '@sundara/web/service';
import { useListAddress } from '@sundara/web/table';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { CategoryTables } from './category-tables.tsx';
import { DeleteServiceDialog } from './delete-service-dialog.tsx';
import { preloadForm, ServiceForm } from './lazy-form.tsx';
import { serviceColumns } from './service-columns.tsx';
import { SERVICES } from './services.look.ts';

/** The central catalogue, from which salons copy: list, form, import and export (specification 2, section 2). */
export const ServicesPage = () => {
  const data = useLoaderData<ListData<typeof adminServices>>();
  const { query, list } = data;
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
  const counts = list.ok ? list.data.counts : undefined;
  const isGrouped = query.sort.startsWith('category_');
  const columns = serviceColumns(isGrouped, {
    opening,
    onEdit: ({ id }) => {
      preloadForm();
      void edit(id);
    },
    onDelete: setDeleting,
  });
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
          <ExportButton file={adminServicesFile} query={query} />
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
      <Box sx={{ mt: 2.5, minHeight: 240 }}>
        <ListView
          look={SERVICES}
          data={data}
          columns={columns}
          emptyAction={
            <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={add}>
              Add New Service
            </Button>
          }
        >
          {isGrouped
            ? (rows, busy) => <CategoryTables services={rows} sort={query.sort} {...{ columns, busy }} />
            : undefined}
        </ListView>
      </Box>
      {edited && (
        <ServiceForm open edited={edited === 'new' ? undefined : edited} onSaved={reload} onClose={close} />
      )}
      {deleting && (
        <DeleteServiceDialog
          service={deleting}
          onDeleted={() => {
            // Without its last service the page is gone: go to the one before.
            if (list.ok && list.data.services.length === 1 && query.page > 1) address.toPage(query.page - 1);
            else reload();
          }}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </AdminPage>
  );
};
