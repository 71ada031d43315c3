import { WEEKDAYS } from '@sundara/contracts';
import { Box } from '@sundara/web/core';
import { keptFocus } from '../focus/kept-focus.ts';
import { DayRow } from './day-row.tsx';
import { everyDay, type Week } from './week.ts';

interface Props {
  readonly value: Week;
  readonly onChange: (week: Week) => void;
  /** What the week belongs to, for screen readers: 'Opening hours', 'Hours of Asha'. */
  readonly label?: string;
  /** What a day without hours is called: 'Closed' for a salon, 'Off' for a specialist. */
  readonly closedLabel?: string;
  readonly disabled?: boolean;
}

/**
 * Hours of a week: each weekday with its breaks, or closed (resolutions T4). Invalid hours show an error at their day.
 */
export const WeekHours = ({
  value,
  onChange,
  label = 'Opening hours',
  closedLabel = 'Closed',
  disabled = false,
}: Props) => (
  <Box
    component="fieldset"
    ref={keptFocus}
    aria-label={label}
    disabled={disabled}
    sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid' }}
  >
    {WEEKDAYS.map((weekday) => (
      <DayRow
        key={weekday}
        weekday={weekday}
        day={value[weekday]}
        closedLabel={closedLabel}
        onChange={(day) => onChange({ ...value, [weekday]: day })}
        onCopy={() => onChange(everyDay(value[weekday]))}
      />
    ))}
  </Box>
);
