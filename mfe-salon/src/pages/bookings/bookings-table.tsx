import type { SalonBooking } from '@sundara/contracts/api';
import { Box, Button, EmptyFace, useNow } from '@sundara/web/core';
import { ChoiceField, type ListAddress, type Option, PagedTable } from '@sundara/web/table';
import { CalendarX } from 'lucide-react';
import { bookingColumns } from './booking-columns.tsx';
import { type BookingsQuery, FILTERS, isNarrowed, PAGE_SIZE, PAGE_SIZES } from './bookings-query.ts';
import { RowMenu } from './row-menu.tsx';

interface Props {
  readonly query: BookingsQuery;
  readonly rows: readonly SalonBooking[];
  readonly pagination: { readonly page: number; readonly pages: number; readonly total: number };
  readonly address: ListAddress;
  readonly onChangeStatus: (booking: SalonBooking) => void;
}

const SIZES = PAGE_SIZES.map((size): Option => [String(size), String(size)]);

/** The bookings of a page with the actions on each, and the page size. */
export const BookingsTable = ({ query, rows, pagination, address, onChangeStatus }: Props) => {
  const now = useNow(60_000);
  if (pagination.total === 0)
    return (
      <EmptyFace icon={<CalendarX size={40} strokeWidth={1.25} aria-hidden />} title="No bookings found.">
        {isNarrowed(query) ? (
          <Button variant="contained" onClick={() => address.clear(FILTERS)}>
            Clear filters
          </Button>
        ) : (
          'The first booking stands here as soon as a customer has paid.'
        )}
      </EmptyFace>
    );
  const menu = (booking: SalonBooking) => (
    <RowMenu booking={booking} onChangeStatus={() => onChangeStatus(booking)} />
  );
  return (
    <>
      <PagedTable
        caption="bookings"
        columns={bookingColumns(now, menu)}
        rows={rows}
        keyOf={({ id }) => id}
        busy={address.busy}
        pagination={pagination}
        onPage={address.toPage}
      />
      <Box sx={{ width: 128, mt: 2, ml: 'auto', mr: { xs: 'auto', sm: 0 } }}>
        <ChoiceField
          label="Rows per page"
          options={SIZES}
          value={String(query.limit ?? PAGE_SIZE)}
          onChoose={(size) => address.ask('limit', size === String(PAGE_SIZE) ? '' : size)}
        />
      </Box>
    </>
  );
};
