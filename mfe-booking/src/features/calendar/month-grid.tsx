import { formatLongDay, instantAt, type LocalDate } from '@sundara/contracts';
import { Box, ButtonBase, IconButton, Stack, Typography, visuallyHidden } from '@sundara/web/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addMonths, type DayCell, type Month, monthOf, moveFocus, weeksOf } from './calendar-month.ts';

interface Props {
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly chosen: LocalDate | undefined;
  readonly onChoose: (date: LocalDate) => void;
}

const HEADS = [
  ['Monday', 'Mo'],
  ['Tuesday', 'Tu'],
  ['Wednesday', 'We'],
  ['Thursday', 'Th'],
  ['Friday', 'Fr'],
  ['Saturday', 'Sa'],
  ['Sunday', 'Su'],
] as const;

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const spoken = (date: LocalDate): string => formatLongDay(instantAt(date, '12:00'));

/** The month as a grid for mouse, touch, keyboard and screen reader: one tab stop, arrows move within. */
export const MonthGrid = ({ first, last, chosen, onChoose }: Props) => {
  const [focused, setFocused] = useState<LocalDate>(chosen ?? first);
  const [month, setMonth] = useState<Month>(monthOf(focused));
  const keyboard = useRef(false);
  const grid = useRef<HTMLTableElement>(null);

  useEffect(() => {
    if (!keyboard.current) return;
    keyboard.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused]);

  const show = (target: Month) => {
    setMonth(target);
    const start = `${target}-01`;
    setFocused(start < first ? first : start);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = moveFocus(focused, event.key, first, last);
    if (!target) return;
    event.preventDefault();
    keyboard.current = true;
    setFocused(target);
    setMonth(monthOf(target));
  };
  const weeks = weeksOf(month, first, last);
  const name = monthName.format(new Date(`${month}-01T00:00:00Z`));

  return (
    <Box>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 0.5 }}>
        <IconButton
          aria-label="Previous month"
          disabled={month <= monthOf(first)}
          onClick={() => show(addMonths(month, -1))}
        >
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <Typography variant="h4" component="h3" aria-live="polite">
          {name}
        </Typography>
        <IconButton
          aria-label="Next month"
          disabled={month >= monthOf(last)}
          onClick={() => show(addMonths(month, 1))}
        >
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </Stack>
      <Box
        component="table"
        ref={grid}
        role="grid"
        aria-label={name}
        onKeyDown={onKeyDown}
        sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', textAlign: 'center' }}
      >
        <thead>
          <tr>
            {HEADS.map(([long, short]) => (
              <Box
                component="th"
                scope="col"
                key={long}
                sx={{ py: 0.5, fontSize: '0.8rem', fontWeight: 600, color: 'text.secondary' }}
              >
                <span aria-hidden>{short}</span>
                <Box component="span" sx={visuallyHidden}>
                  {long}
                </Box>
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((cell) => (
                <Day
                  key={cell.date}
                  cell={cell}
                  chosen={cell.date === chosen}
                  tabStop={cell.date === focused}
                  onChoose={onChoose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};

interface DayProps {
  readonly cell: DayCell;
  readonly chosen: boolean;
  readonly tabStop: boolean;
  readonly onChoose: (date: LocalDate) => void;
}

const Day = ({ cell: { date, inMonth, bookable }, chosen, tabStop, onChoose }: DayProps) => (
  <Box component="td" role="gridcell" aria-selected={chosen} sx={{ p: '2px' }}>
    <ButtonBase
      data-date={date}
      aria-label={spoken(date)}
      disabled={!bookable}
      tabIndex={tabStop ? 0 : -1}
      onClick={() => onChoose(date)}
      sx={{
        width: '100%',
        maxWidth: 48,
        height: { xs: 40, sm: 44 },
        borderRadius: 2,
        fontVariantNumeric: 'tabular-nums',
        fontWeight: chosen ? 700 : 500,
        color: chosen ? 'primary.contrastText' : 'text.primary',
        bgcolor: chosen ? 'primary.main' : 'transparent',
        opacity: inMonth ? 1 : 0.55,
        '&:hover': { bgcolor: chosen ? 'primary.dark' : 'secondary.main' },
        '&.Mui-disabled': { color: 'text.secondary', opacity: 0.4, textDecoration: 'line-through' },
      }}
    >
      {Number(date.slice(8))}
    </ButtonBase>
  </Box>
);
