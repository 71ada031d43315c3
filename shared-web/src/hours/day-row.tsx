import { faultOfDay, type TimeSpan, type Weekday, weekdayName } from '@sundara/contracts';
import { Box, Button, IconButton, Typography } from '@sundara/web/core';
import { Checkbox, FormControlLabel } from '@sundara/web/form';
import { Coffee, CopyCheck, X } from 'lucide-react';
import { SpanFields } from './span-fields.tsx';
import { type Day, shut } from './week.ts';

interface Props {
  readonly weekday: Weekday;
  readonly day: Day;
  readonly closedLabel: string;
  readonly onChange: (day: Day) => void;
  /** Copies these hours to all seven days. */
  readonly onCopy: () => void;
}

/** One weekday: open or closed, from and to, and its breaks. */
export const DayRow = ({ weekday, day, closedLabel, onChange, onCopy }: Props) => {
  const name = weekdayName(weekday);
  const trouble = faultOfDay(day);
  const troubleId = `trouble-of-${weekday}`;
  const withBreak = (at: number, span: TimeSpan) =>
    onChange({ ...day, breaks: day.breaks.map((each, n) => (n === at ? span : each)) });
  const fault = trouble && (
    <Typography id={troubleId} role="alert" variant="body2" sx={{ color: 'error.main' }}>
      {trouble}
    </Typography>
  );
  return (
    <Box
      role="group"
      aria-label={name}
      aria-describedby={trouble ? troubleId : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '132px 1fr' },
        columnGap: 2,
        rowGap: 1,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <FormControlLabel
        sx={{ mr: 0, height: 44 }}
        control={
          <Checkbox
            checked={!day.closed}
            onChange={(_, open) => onChange(open ? { ...day, closed: false } : shut(day, weekday))}
            slotProps={{ input: { 'aria-label': `${name}, open` } }}
          />
        }
        label={<Typography sx={{ fontWeight: 600 }}>{name}</Typography>}
      />
      {day.closed ? (
        <Box sx={{ alignSelf: 'center' }}>
          <Typography sx={{ color: 'text.secondary' }}>{closedLabel}</Typography>
          {fault}
        </Box>
      ) : (
        <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
          <SpanFields
            of={name}
            span={day}
            onChange={({ open, close }) => onChange({ ...day, open, close })}
          />
          {day.breaks.map((span, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a break is nothing but its place in the list
            <Box key={n} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              <SpanFields
                of={`${name}, break ${n + 1}`}
                span={span}
                onChange={(changed) => withBreak(n, changed)}
              />
              <IconButton
                aria-label={`Remove break ${n + 1} of ${name}`}
                onClick={() => onChange({ ...day, breaks: day.breaks.filter((_, at) => at !== n) })}
              >
                <X size={18} aria-hidden />
              </IconButton>
            </Box>
          ))}
          {fault}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -1 }}>
            <Button
              size="small"
              startIcon={<Coffee size={16} aria-hidden />}
              aria-label={`Add break on ${name}`}
              disabled={day.breaks.length >= 4}
              data-takes-focus
              onClick={() => onChange({ ...day, breaks: [...day.breaks, { open: '13:00', close: '14:00' }] })}
            >
              Add break
            </Button>
            <Button
              size="small"
              startIcon={<CopyCheck size={16} aria-hidden />}
              aria-label={`Copy to all days the hours of ${name}`}
              onClick={onCopy}
            >
              Copy to all days
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
};
