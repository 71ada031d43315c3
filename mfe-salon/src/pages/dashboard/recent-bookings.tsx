import { Box, Button, EmptyFace, LinkButton } from '@sundara/web/core';
import { type DateRange, RANGE_WORDS } from '@sundara/web/figures';
import { StaleNote, useLastKnown } from '@sundara/web/list';
import { FailedFace, type ListAddress, ListSection, PagedTable, SearchField } from '@sundara/web/table';
import { CalendarX, X } from 'lucide-react';
import { failedList } from '../../features/failure/failure-text.ts';
import { bookingColumns } from './booking-columns.tsx';
import type { Orders, OrdersData } from './dashboard.loader.ts';

interface Props {
  readonly orders: Orders;
  readonly q: string;
  readonly page: number;
  /** The period that filters the list; undefined for all dates. */
  readonly range: DateRange | undefined;
  readonly address: ListAddress;
  /** Ids of bookings that came while the page was open. */
  readonly fresh: ReadonlySet<string>;
}

const statusOf = (total: number, range: DateRange | undefined): string => {
  const count = `${total} ${total === 1 ? 'booking' : 'bookings'}`;
  return range ? `${count} with a visit ${RANGE_WORDS[range]}` : `${count}, newest first`;
};

/** What to do when nothing is listed: widen the search, else the period, else wait for a first booking. */
const NoBookings = ({ q, range, address }: Pick<Props, 'q' | 'range' | 'address'>) => (
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

/** Shows that a period filters the list, and removes it. */
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

const Listed = ({
  list,
  q,
  range,
  address,
  fresh,
}: Omit<Props, 'orders' | 'page'> & { list: OrdersData }) => {
  const { data, pagination } = list;
  if (pagination.total === 0) return <NoBookings q={q} range={range} address={address} />;
  return (
    <>
      {range && <PeriodChip range={range} onRemove={() => address.ask('dateRange', '')} />}
      <PagedTable
        caption="Recent bookings"
        columns={bookingColumns(new Date(), fresh)}
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
export const RecentBookings = ({ orders, page, ...list }: Props) => {
  const { q, range, address } = list;
  const { known, failure } = useLastKnown(orders, JSON.stringify([range, q, page]));
  return (
    <ListSection
      title="Recent Bookings"
      status={address.busy ? 'Updating…' : known && statusOf(known.pagination.total, range)}
      tools={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: 1 }}>
            <SearchField
              label="Search bookings"
              placeholder="Customer or service"
              value={q}
              onSearch={address.search}
            />
          </Box>
          <LinkButton to="/salon/bookings" sx={{ flexShrink: 0, px: 2 }}>
            View All
          </LinkButton>
        </Box>
      }
    >
      {failure && known && <StaleNote title={failedList(failure)} failure={failure} />}
      {failure && !known && <FailedFace title={failedList(failure)} failure={failure} />}
      {known && <Listed list={known} {...list} />}
    </ListSection>
  );
};
