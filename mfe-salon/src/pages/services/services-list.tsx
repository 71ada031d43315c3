import { type ManagedService, salonService } from '@sundara/contracts/api';
import { Box, Button, useShell } from '@sundara/web/core';
import { useEditing } from '@sundara/web/dialog';
import { useRevalidator } from '@sundara/web/router';
import { CatalogueButtons, ImportPanel, ServiceFigures, ServiceFilters } from '@sundara/web/service';
import { FailedFace, useListAddress } from '@sundara/web/table';
import { BookCopy } from 'lucide-react';
import { useState } from 'react';
import { SalonPage } from '../../features/frame/salon-page.tsx';
import { StaleNote } from '../../features/last-known/stale-note.tsx';
import { useLastKnown } from '../../features/last-known/use-last-known.ts';
import { DeleteServiceDialog } from './delete-service-dialog.tsx';
import { CopySheet, preloadSheets, ServiceSheet } from './lazy-sheets.tsx';
import { SalonLead } from './salon-lead.tsx';
import type { ServiceList } from './services.loader.ts';
import { type ServicesQuery, SORT } from './services-query.ts';
import { ServicesTable } from './services-table.tsx';
import { withoutDeleted } from './without-deleted.ts';

interface Props {
  readonly query: ServicesQuery;
  readonly list: ServiceList;
}

const FAILED = 'Failed to fetch services';

/** One salon's catalogue with all actions on it. */
export const ServicesList = ({ query, list }: Props) => {
  const { http, notify } = useShell();
  const address = useListAddress();
  const { revalidate } = useRevalidator();
  const { known, failure } = useLastKnown(list, JSON.stringify(query));
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [importing, setImporting] = useState(false);
  const [writing, setWriting] = useState(false);
  const [copying, setCopying] = useState(false);
  const [deleting, setDeleting] = useState<ManagedService>();
  const shown = known && withoutDeleted(known, deleted);
  const { salonId } = query;
  const reload = () => void revalidate();
  const { edited, opening, add, edit, close } = useEditing({
    find: (id) => http.call(salonService, { params: { id }, query: { salonId } }),
    onLost: () => {
      notify.error('Failed to fetch service');
      reload();
    },
  });
  return (
    <SalonPage
      title="Services Management"
      width="xl"
      lead={salonId && <SalonLead salon={known?.salon} />}
      actions={
        <>
          <CatalogueButtons
            onNear={preloadSheets}
            onAdd={add}
            importing={importing}
            writing={writing}
            onImporting={setImporting}
          />
          <Button
            variant="outlined"
            startIcon={<BookCopy size={18} aria-hidden />}
            onPointerEnter={preloadSheets}
            onFocus={preloadSheets}
            onClick={() => setCopying(true)}
          >
            Copy from catalogue
          </Button>
        </>
      }
    >
      {importing && (
        <ImportPanel
          salonId={salonId}
          onImported={reload}
          onClose={() => setImporting(false)}
          onWriting={setWriting}
        />
      )}
      {shown && <ServiceFigures counts={shown.counts} busy={address.busy} />}
      <ServiceFilters filter={query} address={address} sort={query.sort ?? SORT} />
      {failure && known && <StaleNote failure={failure} title={FAILED} />}
      {failure && !known && <FailedFace title={FAILED} failure={failure} />}
      <Box sx={{ minHeight: 240 }}>
        {shown && (
          <ServicesTable
            query={query}
            shown={shown}
            address={address}
            onAdd={add}
            onCopy={() => setCopying(true)}
            opening={opening}
            onEdit={({ id }) => {
              preloadSheets();
              void edit(id);
            }}
            onDelete={setDeleting}
          />
        )}
      </Box>
      {edited && (
        <ServiceSheet
          open
          service={edited === 'new' ? undefined : edited.data}
          salonId={salonId}
          onSaved={reload}
          onClose={close}
        />
      )}
      {copying && <CopySheet open salonId={salonId} onCopied={reload} onClose={() => setCopying(false)} />}
      {deleting && (
        <DeleteServiceDialog
          service={deleting}
          salonId={salonId}
          onDeleted={({ id }) => {
            // Without its last service the page is gone: go to the one before.
            if (shown?.data.length === 1 && query.page > 1) return address.toPage(query.page - 1);
            setDeleted([...deleted, id]);
            reload();
          }}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </SalonPage>
  );
};
