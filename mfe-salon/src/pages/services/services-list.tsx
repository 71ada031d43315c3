import { type ManagedService, salonService } from '@sundara/contracts/api';
import { Box, Button, useSession, useShell } from '@sundara/web/core';
import { useEditing } from '@sundara/web/dialog';
import { ListView, useLastKnown } from '@sundara/web/list';
import { useRevalidator } from '@sundara/web/router';
import { CatalogueButtons, ImportPanel, ServiceFigures } from '@sundara/web/service';
import { useListAddress } from '@sundara/web/table';
import { BookCopy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { SalonPage } from '../../features/frame/salon-page.tsx';
import { DeleteServiceDialog } from './delete-service-dialog.tsx';
import { CopySheet, preloadSheets, ServiceSheet } from './lazy-sheets.tsx';
import { SalonLead } from './salon-lead.tsx';
import { serviceColumns } from './service-columns.tsx';
import type { ServiceListData } from './services.loader.ts';
import { SERVICES } from './services.look.ts';
import { withoutDeleted } from './without-deleted.ts';

/** One salon's catalogue with all actions on it. */
export const ServicesList = ({ data: read }: { readonly data: ServiceListData }) => {
  const { http, notify } = useShell();
  const address = useListAddress();
  const { revalidate } = useRevalidator();
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [importing, setImporting] = useState(false);
  const [writing, setWriting] = useState(false);
  const [copying, setCopying] = useState(false);
  const [deleting, setDeleting] = useState<ManagedService>();
  const data = useMemo(() => withoutDeleted(read, deleted), [read, deleted]);
  const { query } = data;
  const { salonId } = query;
  const { known: shown } = useLastKnown(data.list, JSON.stringify(query));
  const session = useSession();
  const ofOwner = session.status === 'signed-in' && session.user.role === 'salon';
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
      lead={salonId && <SalonLead salon={shown?.salon} />}
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
      <Box sx={{ mt: 2.5, minHeight: 240 }}>
        <ListView
          look={SERVICES}
          data={data}
          columns={serviceColumns({
            ...{ ofOwner, opening, onDelete: setDeleting },
            onEdit: ({ id }) => {
              preloadSheets();
              void edit(id);
            },
          })}
          emptyAction={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
              <Button variant="contained" onClick={add}>
                Add the first service
              </Button>
              <Button variant="outlined" onClick={() => setCopying(true)}>
                Choose from the catalogue
              </Button>
            </Box>
          }
        />
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
            if (shown?.services.length === 1 && query.page > 1) return address.toPage(query.page - 1);
            setDeleted([...deleted, id]);
            reload();
          }}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </SalonPage>
  );
};
