import { type LocalDate, localDateOf } from '@sundara/contracts';
import { Box } from '@sundara/web/core';
import { TextField } from '@sundara/web/table';
import { type FocusEvent, useState } from 'react';

/** Days, both included; '' where an end is open. */
export interface Days {
  readonly from: LocalDate | '';
  readonly to: LocalDate | '';
}

interface Props extends Days {
  /** The last day that can be chosen. Default: today. */
  readonly latest?: LocalDate;
  /** Called with valid days only, the first never after the last. */
  readonly onDays: (days: Days) => void;
}

/** No data is older; a year that is still being typed is earlier too. */
const EARLIEST = '2020-01-01';

/** The first and the last day. Typed text stays as it is while its days are being fetched. */
export const DayFields = ({ from, to, latest = localDateOf(new Date()), onDays }: Props) => {
  const [typed, setTyped] = useState<Partial<Days>>({});
  const days = { from, to, ...typed };
  const field = (label: string, end: keyof Days, other: keyof Days) => (
    <TextField
      type="date"
      size="small"
      fullWidth
      label={label}
      value={days[end]}
      onChange={({ target }) => {
        const day = target.value;
        const next = { ...days, [end]: day };
        setTyped(next);
        if (day < EARLIEST || day > latest) return;
        // The day that was chosen last wins; the other one is adjusted.
        const isTurned = next.to !== '' && next.from > next.to;
        onDays(isTurned ? { ...next, [other]: day } : next);
      }}
      sx={{ '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: EARLIEST, max: latest } }}
    />
  );
  return (
    <Box
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setTyped({});
      }}
      sx={{ display: 'contents' }}
    >
      {field('From', 'from', 'to')}
      {field('To', 'to', 'from')}
    </Box>
  );
};
