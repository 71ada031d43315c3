import { EmptyFace, LinkButton } from '@sundara/web/core';
import { FailedFace, ListSection, PagedTable, useListAddress } from '@sundara/web/table';
import { NotebookPen } from 'lucide-react';
import { bookingColumns } from '../../features/bookings/booking-columns.tsx';
import type { Bookings } from './dashboard.loader.ts';

/** Everything the customer ever booked, newest appointment first, ten a page. */
export const AllBookingsPanel = ({ bookings, now }: { bookings: Bookings; now: Date }) => {
  const { busy, toPage } = useListAddress();
  if (!bookings.ok) return <FailedFace title="Couldn't load dashboard data" failure={bookings.failure} />;
  const { data, pagination } = bookings.data;
  if (pagination.total === 0)
    return (
      <ListSection title="All Bookings">
        <EmptyFace icon={<NotebookPen size={40} strokeWidth={1.25} aria-hidden />} title="No bookings yet">
          <LinkButton to="/" variant="contained">
            Book your first visit
          </LinkButton>
        </EmptyFace>
      </ListSection>
    );
  return (
    <ListSection
      title="All Bookings"
      status={busy ? 'Updating…' : `${pagination.total} ${pagination.total === 1 ? 'booking' : 'bookings'}`}
    >
      <PagedTable
        caption="All bookings"
        columns={bookingColumns(now)}
        rows={data}
        keyOf={({ id }) => id}
        pagination={pagination}
        onPage={toPage}
        busy={busy}
      />
    </ListSection>
  );
};
