import { type AdminService, adminServicesFile } from '@sundara/contracts/api';
import { Box, Button, Typography, useShell } from '@sundara/web/core';
import { useLoaderData, useRevalidator } from '@sundara/web/router';
import { ImportPanel } from '@sundara/web/service';
import { FailedFace, StatCard, StatCards, useListAddress } from '@sundara/web/table';
import { CircleCheck, FileUp, Layers, Plus, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { ExportButton } from '../../features/list/export-button.tsx';
import { DeleteServiceDialog } from './delete-service-dialog.tsx';
import { preloadForm, ServiceForm } from './lazy-form.tsx';
import type { ServicesData } from './services.loader.ts';
import { ServicesFilters } from './services-filters.tsx';
import { ServicesTable } from './services-table.tsx';
import { useEditing } from './use-editing.ts';

/** The central catalogue, from which salons copy: list, form, import and export (specification 2, section 2). */
export const ServicesPage = () => {
  const { query, list } = useLoaderData<ServicesData>();
  const { http } = useShell();
  const { revalidate } = useRevalidator();
  const address = useListAddress();
  const [importing, setImporting] = useState(false);
  const [writing, setWriting] = useState(false);
  const [deleting, setDeleting] = useState<AdminService>();
  const reload = () => void revalidate();
  const { edited, opening, add, edit, close } = useEditing(reload);
  const { page: _, limit: _l, ...filter } = query;
  const counts = list.ok ? list.data.counts : undefined;
  return (
    <AdminPage
      title="Services Management"
      lead="The central catalogue: salons copy from it and keep their copies as their own."
      width="xl"
      actions={
        <>
          <Button
            variant="contained"
            startIcon={<Plus size={18} aria-hidden />}
            onPointerEnter={preloadForm}
            onFocus={preloadForm}
            onClick={add}
          >
            Add New Service
          </Button>
          <Button
            variant="outlined"
            startIcon={<FileUp size={18} aria-hidden />}
            aria-expanded={importing}
            disabled={writing}
            onClick={() => setImporting(!importing)}
          >
            Bulk Import
          </Button>
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
      {counts && (
        <StatCards label="Services" busy={address.busy}>
          <StatCard label="Total Services" value={counts.total} icon={<Sparkles size={18} />} />
          <StatCard label="Active Services" value={counts.active} icon={<CircleCheck size={18} />} />
          <StatCard label="Categories" value={counts.categories} icon={<Layers size={18} />} />
        </StatCards>
      )}
      <Box sx={{ mt: 2.5 }}>
        <ServicesFilters query={query} address={address} />
      </Box>
      <Box sx={{ minHeight: 240 }}>
        {list.ok ? (
          <ServicesTable
            {...{ query, address, opening }}
            list={list.data}
            onAdd={add}
            onEdit={(service) => {
              preloadForm();
              void edit(service);
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
            // With its last service the page is gone: the one before is the last.
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
