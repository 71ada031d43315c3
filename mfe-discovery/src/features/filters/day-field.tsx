import { addDays, HORIZON_DAYS, type LocalDate } from '@sundara/contracts';
import { TextField } from '@sundara/web/content';
import { NEEDS_SCRIPT } from '@sundara/web/core';
import { useState } from 'react';

interface Props {
  readonly date: LocalDate | undefined;
  readonly today: LocalDate;
  /** Called with each day that can be booked, and without one when the field was emptied. */
  readonly onChoose: (date: LocalDate | undefined) => void;
}

/** Any day that can be booked. */
export const DayField = ({ date, today, onChoose }: Props) => {
  /** Its digits, while the year of a day is still being typed. */
  const [typed, setTyped] = useState<string>();
  const last = addDays(today, HORIZON_DAYS);
  const enter = (text: string) => {
    setTyped(text);
    const isBookable = today <= text && text <= last;
    if (isBookable || (text === '' && date)) onChoose(text || undefined);
  };
  return (
    <TextField
      type="date"
      size="small"
      fullWidth
      label="Another day"
      value={typed ?? date ?? ''}
      onChange={({ target }) => enter(target.value)}
      onBlur={() => setTyped(undefined)}
      sx={{
        mt: 2,
        '& .MuiInputBase-root': { minHeight: 48, bgcolor: 'background.paper' },
        ...NEEDS_SCRIPT,
      }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today, max: last } }}
    />
  );
};
