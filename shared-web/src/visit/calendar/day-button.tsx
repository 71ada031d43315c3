import ButtonBase from '@mui/material/ButtonBase';
import { formatLongDay, instantAt, type LocalDate } from '@sundara/contracts';
import { Box } from '../../core/box.tsx';
import type { DayCell } from './calendar-month.ts';

interface Props {
  readonly cell: DayCell;
  readonly today: boolean;
  /** Whether the day has no free times. */
  readonly full: boolean;
  readonly chosen: boolean;
  readonly tabStop: boolean;
  readonly onChoose: (date: LocalDate) => void;
}

/** 'Tuesday, 24 November 2026', and the day's state. */
const spoken = (date: LocalDate, full: boolean, chosen: boolean): string =>
  [
    formatLongDay(instantAt(date, '12:00')),
    ...(full ? ['no free times'] : []),
    ...(chosen ? ['selected'] : []),
  ].join(', ');

/**
 * One day of the grid. A day without free times can be focused, so that screen readers can say why it can't be chosen;
 * days outside the horizon can't.
 */
export const DayButton = ({ cell, today, full, chosen, tabStop, onChoose }: Props) => {
  const { date, inMonth, bookable } = cell;
  return (
    <Box component="td" role="gridcell" aria-selected={chosen} sx={{ p: '1px', height: 46 }}>
      <ButtonBase
        data-date={date}
        aria-label={spoken(date, bookable && full, chosen)}
        aria-current={today ? 'date' : undefined}
        aria-disabled={bookable && full ? true : undefined}
        disabled={!bookable}
        tabIndex={tabStop ? 0 : -1}
        onClick={() => bookable && !full && onChoose(date)}
        sx={{
          width: '100%',
          maxWidth: 52,
          height: 44,
          borderRadius: 2,
          fontVariantNumeric: 'tabular-nums',
          fontWeight: chosen ? 700 : 600,
          color: chosen ? 'primary.contrastText' : inMonth ? 'text.primary' : 'text.secondary',
          bgcolor: chosen ? 'primary.main' : 'transparent',
          transition: 'background-color 150ms ease',
          ...(today && !chosen && { boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-light)' }),
          '&:hover': { bgcolor: chosen ? 'primary.dark' : 'secondary.main' },
          '&[aria-disabled="true"]': {
            color: 'text.secondary',
            fontWeight: 400,
            textDecoration: 'line-through',
            cursor: 'not-allowed',
            ...(!chosen && { bgcolor: 'transparent' }),
            ...(chosen && { bgcolor: 'secondary.main', color: 'secondary.contrastText' }),
          },
          '&.Mui-disabled': { color: 'text.secondary', opacity: 0.35, fontWeight: 400 },
        }}
      >
        {Number(date.slice(8))}
      </ButtonBase>
    </Box>
  );
};
