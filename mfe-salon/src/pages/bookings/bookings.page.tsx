import { type SalonBooking, salonOrdersFile } from '@sundara/contracts/api';
import { FileButton, useShell } from '@sundara/web/core';
import { useLoaderData, useRevalidator } from '@sundara/web/router';
import { FailedFace, useListAddress } from '@sundara/web/table';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { failedList } from '../../features/failure/failure-text.ts';
import { SalonPage } from '../../features/frame/salon-page.tsx';
import { StaleNote } from '../../features/last-known/stale-note.tsx';
import { useLastKnown } from '../../features/last-known/use-last-known.ts';
import { useReloadOnNews } from '../../features/live/use-reload-on-news.ts';
import { StatusDialog } from '../../features/status/status-dialog.tsx';
import type { BookingsData } from './bookings.loader.ts';
import { BookingsFilters } from './bookings-filters.tsx';
import { BookingsTable } from './bookings-table.tsx';

const countOf = (total: number): string => `${total} ${total === 1 ? 'booking' : 'bookings'}`;

/** All of the salon's bookings, to browse and to act on (specification 2, section 2). */
export const BookingsPage = () => {
  const { query, orders, team } = useLoaderData<BookingsData>();
  const { http } = useShell();
  const { revalidate } = useRevalidator();
  const address = useListAddress();
  const [changing, setChanging] = useState<SalonBooking>();
  const { known, failure } = useLastKnown(orders, JSON.stringify(query));
  useReloadOnNews();
  const { page: _, limit: __, ...filter } = query;
  const failed = failedList(failure);
  return (
    <SalonPage
      title="Bookings"
      width="xl"
      lead={<span role="status">{known ? countOf(known.pagination.total) : ' '}</span>}
      actions={
        <FileButton
          icon={<Download size={18} aria-hidden />}
          find={() => http.call(salonOrdersFile, { query: filter })}
        >
          Export CSV
        </FileButton>
      }
    >
      <BookingsFilters query={query} team={team} address={address} />
      {failure && known && <StaleNote failure={failure} title={failed} />}
      {failure && !known && <FailedFace title={failed} failure={failure} />}
      {known && (
        <BookingsTable
          query={query}
          rows={known.data}
          pagination={known.pagination}
          address={address}
          onChangeStatus={setChanging}
        />
      )}
      {changing && (
        <StatusDialog
          booking={changing}
          onChanged={() => void revalidate()}
          onClose={() => setChanging(undefined)}
        />
      )}
    </SalonPage>
  );
};
