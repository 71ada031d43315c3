import { type AdminSalon, adminSalon, type adminSalons, adminSalonsFile } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { Box, Button, useShell } from '@sundara/web/core';
import { useEditing } from '@sundara/web/dialog';
import { ExportButton, type ListData, ListView } from '@sundara/web/list';
import { useLoaderData, useRevalidator } from '@sundara/web/router';
import { ListSection, useListAddress } from '@sundara/web/table';
import { UndoBar, useUndo } from '@sundara/web/undo';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { DeleteSheet, PlanSheet, preloadWizard, WizardSheet } from './lazy-sheets.tsx';
import { SalonCards } from './salon-cards.tsx';
import { salonColumns } from './salon-columns.tsx';
import { SalonCounts } from './salon-counts.tsx';
import { SALONS } from './salons.look.tsx';
import { useToggle } from './use-toggle.ts';
import { useView, ViewChoice } from './view-choice.tsx';

const statusOf = (total: number, q: string | undefined): string => {
  const count = `${total.toLocaleString('en-IN')} ${total === 1 ? 'salon' : 'salons'}`;
  return q ? `${count} for "${q}"` : count;
};

/** The salons of the marketplace, and all admin actions on them (specification 2, section 2). */
export const SalonsPage = () => {
  const data = useLoaderData<ListData<typeof adminSalons>>();
  const { query, list: salons } = data;
  const view = useView();
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
          <ExportButton file={adminSalonsFile} query={query} />
        </>
      }
    >
      {salons.ok && <SalonCounts counts={salons.data.counts} view={view} busy={address.busy} />}
      <Box sx={{ mt: { xs: 3, md: 4 } }}>
        <ListSection
          title="All salons"
          status={address.busy ? 'Updating…' : salons.ok && statusOf(salons.data.pagination.total, query.q)}
        >
          <Box sx={{ minHeight: 240 }}>
            <ListView
              look={SALONS}
              data={data}
              columns={salonColumns(acts)}
              fields={<ViewChoice view={view} />}
              emptyAction={
                <Button variant="contained" onClick={editing.add}>
                  Add the first salon
                </Button>
              }
            >
              {view === 'cards'
                ? (rows, busy) => <SalonCards salons={rows} acts={acts} busy={busy} />
                : undefined}
            </ListView>
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
