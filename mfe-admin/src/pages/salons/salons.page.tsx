import { type AdminSalon, adminSalon, adminSalonsFile } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { Box, Button, useShell } from '@sundara/web/core';
import { useEditing } from '@sundara/web/dialog';
import { useLoaderData, useRevalidator } from '@sundara/web/router';
import { FailedFace, ListSection, useListAddress } from '@sundara/web/table';
import { UndoBar, useUndo } from '@sundara/web/undo';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { ExportButton } from '../../features/list/export-button.tsx';
import { DeleteSheet, PlanSheet, preloadWizard, WizardSheet } from './lazy-sheets.tsx';
import { SalonCounts } from './salon-counts.tsx';
import { SalonList } from './salon-list.tsx';
import { SalonTools } from './salon-tools.tsx';
import type { SalonsData } from './salons.loader.ts';
import { useToggle } from './use-toggle.ts';

const statusOf = (total: number, q: string | undefined): string => {
  const count = `${total.toLocaleString('en-IN')} ${total === 1 ? 'salon' : 'salons'}`;
  return q ? `${count} for "${q}"` : count;
};

/** The salons of the marketplace, and all admin actions on them (specification 2, section 2). */
export const SalonsPage = () => {
  const { query, salons } = useLoaderData<SalonsData>();
  const { http, notify } = useShell();
  const address = useListAddress();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const editing = useEditing({
    find: (id) => http.call(adminSalon, { params: { id } }),
    onLost: (failure) => {
      notify.error(wordsOf(failure, 'Failed to fetch salons'));
      reload();
    },
  });
  const { offered, offer, dismiss } = useUndo();
  const { toggling, toggle } = useToggle(offer, reload);
  const [planned, setPlanned] = useState<AdminSalon>();
  const [leaving, setLeaving] = useState<AdminSalon>();
  const { q, status, sort } = query;
  const acts = {
    busy: editing.opening ?? toggling,
    onEdit: ({ id }: AdminSalon) => {
      preloadWizard();
      void editing.edit(id);
    },
    onToggle: (salon: AdminSalon) => void toggle(salon),
    onPlan: setPlanned,
    onDelete: setLeaving,
  };
  return (
    <AdminPage
      title="Salons"
      width="xl"
      actions={
        <>
          <Button
            variant="contained"
            startIcon={<Plus size={18} aria-hidden />}
            onPointerEnter={preloadWizard}
            onFocus={preloadWizard}
            onClick={editing.add}
          >
            Add Salon
          </Button>
          <ExportButton find={() => http.call(adminSalonsFile, { query: { q, status, sort } })} />
        </>
      }
    >
      {salons.ok && <SalonCounts counts={salons.data.counts} view={query.view} busy={address.busy} />}
      <Box sx={{ mt: { xs: 3, md: 4 } }}>
        <ListSection
          title="All salons"
          status={address.busy ? 'Updating…' : salons.ok && statusOf(salons.data.pagination.total, q)}
        >
          <SalonTools query={query} address={address} />
          <Box sx={{ minHeight: 240 }}>
            {salons.ok ? (
              <SalonList
                query={query}
                found={salons.data}
                address={address}
                acts={acts}
                onAdd={editing.add}
              />
            ) : (
              <FailedFace title="Failed to fetch salons" failure={salons.failure} />
            )}
          </Box>
        </ListSection>
      </Box>
      {editing.edited && (
        <WizardSheet
          open
          salon={editing.edited === 'new' ? undefined : editing.edited.salon}
          onSaved={reload}
          onClose={editing.close}
        />
      )}
      {planned && <PlanSheet open salon={planned} onChanged={reload} onClose={() => setPlanned(undefined)} />}
      {leaving && (
        <DeleteSheet
          open
          salon={leaving}
          onDeleted={() => {
            // Without its last salon the page is gone: go to the one before.
            if (salons.ok && salons.data.salons.length === 1 && query.page > 1)
              address.toPage(query.page - 1);
            else reload();
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
      <UndoBar offered={offered} onGone={dismiss} />
    </AdminPage>
  );
};
