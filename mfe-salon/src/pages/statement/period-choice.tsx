import { Box } from '@sundara/web/core';
import { useSearchParams } from '@sundara/web/router';
import { MenuItem, TextField } from '@sundara/web/table';
import { DayFields } from '../../features/days/day-fields.tsx';
import { PERIODS, type StatementPeriod } from './statement-period.ts';

const FIELD = { '& .MuiInputBase-root': { bgcolor: 'background.paper' } } as const;

/** The days that the statement covers; they are stored in the address. */
export const PeriodChoice = ({ period: { name, from, to } }: { readonly period: StatementPeriod }) => {
  const [, setParams] = useSearchParams();
  const show = (asked: Readonly<Record<string, string>>) =>
    setParams(
      (params) => {
        const next = new URLSearchParams(params);
        for (const question of ['period', 'from', 'to', 'page']) next.delete(question);
        for (const [question, answer] of Object.entries(asked)) next.set(question, answer);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        mb: 2,
        maxWidth: 640,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, minmax(0, 1fr))' },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <TextField
        select
        size="small"
        fullWidth
        label="Period"
        value={name}
        onChange={(event) =>
          show(event.target.value === 'days' ? { from, to } : { period: event.target.value })
        }
        sx={FIELD}
      >
        {PERIODS.map(([value, label]) => (
          <MenuItem key={value} value={value} sx={{ minHeight: 44 }}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {name === 'days' && <DayFields from={from} to={to} onDays={(days) => show({ ...days })} />}
    </Box>
  );
};
