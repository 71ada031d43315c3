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

/** Says that a period narrows the list, and takes it away. */
const PeriodChip = ({ range, onRemove }: { range: DateRange; onRemove: () => void }) => (
  <Box sx={{ mb: 1 }}>
    <Button
      size="small"
      color="inherit"
      startIcon={<X size={16} aria-hidden />}
      onClick={onRemove}
      sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText', minHeight: { md: 36 }, px: 2 }}
    >
      Visits {RANGE_WORDS[range]} · Show all dates
    </Button>
  </Box>
);

const Listed = ({ orders, q, range, address }: Props) => {
  if (!orders.ok) return <FailedFace title="Failed to fetch bookings" failure={orders.failure} />;
  const { data, pagination } = orders.data;
  if (pagination.total === 0) return <NoBookings q={q} range={range} address={address} />;
  return (
    <>
      {range && <PeriodChip range={range} onRemove={() => address.ask('dateRange', '')} />}
      <PagedTable
        caption="Recent bookings"
        columns={bookingColumns(new Date())}
        rows={data}
        keyOf={({ id }) => id}
        pagination={pagination}
        onPage={address.toPage}
        busy={address.busy}
      />
    </>
  );
};

/** The salon's bookings, ten a page, searched on the server. */
export const RecentBookings = (props: Props) => (
  <ListSection
    title="Recent Bookings"
    status={
      props.address.busy
        ? 'Updating…'
        : props.orders.ok && statusOf(props.orders.data.pagination.total, props.range)
    }
    tools={
      <SearchField
        label="Search bookings"
        placeholder="Customer or service"
        value={props.q}
        onSearch={props.address.search}
      />
    }
  >
    <Listed {...props} />
  </ListSection>
);
