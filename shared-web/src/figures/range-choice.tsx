import { DATE_RANGES } from '@sundara/contracts/api';
import { MenuItem, TextField } from '@sundara/web/table';
import { type DateRange, RANGE_LABELS } from './date-range.ts';

interface Props {
  readonly range: DateRange;
  readonly onChoose: (range: string) => void;
}

/** Today, Week, Month, Year (specification 2, section 2). */
export const RangeChoice = ({ range, onChoose }: Props) => (
  <TextField
    select
    size="small"
    label="Period"
    value={range}
    onChange={(event) => onChoose(event.target.value)}
    sx={{ minWidth: 128, '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
  >
    {DATE_RANGES.map((name) => (
      <MenuItem key={name} value={name}>
        {RANGE_LABELS[name]}
      </MenuItem>
    ))}
  </TextField>
);
