import { type LocalDate, localDateOf } from '@sundara/contracts';
import { Box } from '@sundara/web/core';
import { TextField } from '@sundara/web/table';
import { type FocusEvent, useState } from 'react';

interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

interface Props extends Days {
  readonly onDays: (days: Days & Readonly<Record<string, string>>) => void;
}

/** Nothing was earned here before; a year whose digits are still being typed lies before it too. */
const EARLIEST = '2020-01-01';

/** The first and the last day. What is typed stays as it is while the days it means are being fetched. */
export const DayFields = ({ from, to, onDays }: Props) => {
  const [typed, setTyped] = useState<Partial<Days>>({});
  const days = { from, to, ...typed };
  const today = localDateOf(new Date());
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
        if (day < EARLIEST || day > today) return;
        // The day that was chosen last holds; the other one gives way.
        const isTurned = next.from > next.to;
        onDays(isTurned ? { ...next, [other]: day } : next);
      }}
      sx={{ '& .MuiInputBase-root': { minHeight: 44, bgcolor: 'background.paper' } }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: EARLIEST, max: today } }}
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
