import { type SalonBooking, salonOrdersFile } from '@sundara/contracts/api';
import { useNow } from '@sundara/web/core';
import { ExportButton, ListView } from '@sundara/web/list';
import { useLoaderData, useRevalidator } from '@sundara/web/router';
import { useState } from 'react';
import { SalonPage } from '../../features/frame/salon-page.tsx';
import { useReloadOnNews } from '../../features/live/use-reload-on-news.ts';
import { StatusDialog } from '../../features/status/status-dialog.tsx';
import { bookingChips } from './booking-chips.ts';
import { bookingColumns } from './booking-columns.tsx';
import { BookingFields } from './booking-fields.tsx';
import type { BookingsData } from './bookings.loader.ts';
import { BOOKINGS } from './bookings.look.tsx';
import { RowMenu } from './row-menu.tsx';

const countOf = (total: number): string => `${total} ${total === 1 ? 'booking' : 'bookings'}`;

/** All of the salon's bookings, to browse and to act on (specification 2, section 2). */
export const BookingsPage = () => {
  const data = useLoaderData<BookingsData>();
  const { query, list, team } = data;
  const { revalidate } = useRevalidator();
  const [changing, setChanging] = useState<SalonBooking>();
  const now = useNow(60_000);
  useReloadOnNews();
  const menu = (booking: SalonBooking) => (
    <RowMenu booking={booking} onChangeStatus={() => setChanging(booking)} />
  );
  return (
    <SalonPage
      title="Bookings"
      width="xl"
      lead={<span role="status">{list.ok ? countOf(list.data.pagination.total) : ' '}</span>}
      actions={<ExportButton file={salonOrdersFile} query={query} />}
    >
      <ListView
        look={BOOKINGS}
        data={data}
        columns={bookingColumns(now, menu)}
        fields={<BookingFields query={query} team={team} />}
        chips={bookingChips(query, team)}
      />
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
