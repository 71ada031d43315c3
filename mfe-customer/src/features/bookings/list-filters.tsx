import { BOOKING_STATUSES, statusLabel } from '@sundara/contracts';
import { DATE_RANGES } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { ChoiceField, type ListAddress, type Option } from '@sundara/web/table';
import type { BookingsQuery } from './bookings-query.ts';

const STATUSES: readonly Option[] = [
  ['', 'Any status'],
  ...BOOKING_STATUSES.map((status): Option => [status, statusLabel(status)]),
];

const RANGE_LABELS: Readonly<Record<(typeof DATE_RANGES)[number], string>> = {
  today: 'Today',
  week: 'This week',
  month: 'This month',
  year: 'This year',
};
const RANGES: readonly Option[] = [
  ['', 'Any date'],
  ...DATE_RANGES.map((range): Option => [range, RANGE_LABELS[range]]),
];

/**
 * The list's filters: status and the appointment's date (specification 1, section 9). Both are stored in the address.
 */
export const ListFilters = ({ query, address }: { query: BookingsQuery; address: ListAddress }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, pt: 0.75 }}>
    <ChoiceField
      label="Status"
      options={STATUSES}
      value={query.status}
      onChoose={(status) => address.ask('status', status)}
    />
    <ChoiceField
      label="Date"
      options={RANGES}
      value={query.dateRange}
      onChoose={(range) => address.ask('dateRange', range)}
    />
  </Box>
);
