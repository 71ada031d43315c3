import { Box, Button, EmptyFace } from '@sundara/web/core';
import { FailedFace, type ListAddress, ListSection, PagedTable, SearchField } from '@sundara/web/table';
import { CalendarX, X } from 'lucide-react';
import { bookingColumns } from './booking-columns.tsx';
import type { Orders } from './dashboard.loader.ts';
import { type DateRange, RANGE_WORDS } from './date-range.ts';

interface Props {
  readonly orders: Orders;
  readonly q: string;
  /** The period that narrows the list; undefined for all dates. */
  readonly range: DateRange | undefined;
  readonly address: ListAddress;
}

const statusOf = (total: number, range: DateRange | undefined): string => {
  const count = `${total} ${total === 1 ? 'booking' : 'bookings'}`;
  return range ? `${count} with a visit ${RANGE_WORDS[range]}` : `${count}, newest first`;
};

/** What to do when nothing is listed: widen the search, else the period, else wait for a first booking. */
const NoBookings = ({ q, range, address }: Omit<Props, 'orders'>) => (
  <EmptyFace icon={<CalendarX size={40} strokeWidth={1.25} aria-hidden />} title="No bookings found.">
    {q && (
      <Button variant="contained" onClick={() => address.search('')}>
        Clear Search
      </Button>
    )}
    {!q && range && (
      <Button variant="contained" onClick={() => address.ask('dateRange', '')}>
        Show all dates
      </Button>
    )}
    {!q && !range && 'The first booking stands here as soon as a customer has paid.'}
  </EmptyFace>
);

/** The salon's bookings, ten a page, searched on the server. */
export const RecentBookings = ({ orders, q, range, address }: Props) => (
  <ListSection
    title="Recent Bookings"
    status={address.busy ? 'Updating…' : orders.ok && statusOf(orders.data.pagination.total, range)}
    tools={
      <SearchField
        label="Search bookings"
        placeholder="Customer or service"
        value={q}
        onSearch={address.search}
      />
    }
  >
    {range && (
      <Box sx={{ mb: 1 }}>
        <Button
          size="small"
          color="inherit"
          startIcon={<X size={16} aria-hidden />}
          onClick={() => address.ask('dateRange', '')}
          sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText', minHeight: 36, px: 2 }}
        >
          Visits {RANGE_WORDS[range]}: show all dates
        </Button>
      </Box>
    )}
    {!orders.ok && <FailedFace title="Failed to fetch bookings" failure={orders.failure} />}
    {orders.ok && orders.data.pagination.total === 0 && <NoBookings q={q} range={range} address={address} />}
    {orders.ok && orders.data.pagination.total > 0 && (
      <PagedTable
        caption="Recent bookings"
        columns={bookingColumns(new Date())}
        rows={orders.data.data}
        keyOf={({ id }) => id}
        pagination={orders.data.pagination}
        onPage={address.toPage}
        busy={address.busy}
      />
    )}
  </ListSection>
);
