import { BOOKING_STATUSES, statusLabel } from '@sundara/contracts';
import { DATE_RANGES } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { type ListAddress, MenuItem, TextField } from '@sundara/web/table';
import type { BookingsQuery } from './bookings-query.ts';

type Option = readonly [value: string, label: string];

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

interface FieldProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
}

const Field = ({ label, options, value = '', onChoose }: FieldProps) => (
  <TextField
    select
    fullWidth
    size="small"
    label={label}
    value={value}
    onChange={(event) => onChoose(event.target.value)}
    sx={{ '& .MuiInputBase-root': { minHeight: 44, bgcolor: 'background.paper' } }}
    slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
  >
    {options.map(([name, text]) => (
      <MenuItem key={name} value={name} sx={{ minHeight: 44 }}>
        {text}
      </MenuItem>
    ))}
  </TextField>
);

/** What narrows the list: status and the appointment's date (specification 1, section 9). Both stand in the address. */
export const ListFilters = ({ query, address }: { query: BookingsQuery; address: ListAddress }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, pt: 0.75 }}>
    <Field
      label="Status"
      options={STATUSES}
      value={query.status}
      onChoose={(status) => address.ask('status', status)}
    />
    <Field
      label="Date"
      options={RANGES}
      value={query.dateRange}
      onChoose={(range) => address.ask('dateRange', range)}
    />
  </Box>
);
