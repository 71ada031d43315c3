import type { LocalDate } from '@sundara/contracts';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { Box } from '../../core/box.tsx';
import { monthOf, moveFocus, turnPage, weeksOf } from './calendar-month.ts';
import { DayButton } from './day-button.tsx';
import { MonthBar, nameOf } from './month-bar.tsx';
import { WeekdayHeads } from './weekday-heads.tsx';

interface Props {
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly chosen: LocalDate | undefined;
  /** Free start times per day; undefined while they are not known, and then every day may be chosen. */
  readonly free: ReadonlyMap<LocalDate, number> | undefined;
  /** Whether the free start times are still loading. */
  readonly busy: boolean;
  /** On a narrow screen only one week is shown, so that its times are within reach; its name unfolds the month. */
  readonly narrow: boolean;
  readonly onChoose: (date: LocalDate) => void;
}

/** The month as a grid for mouse, touch, keyboard and screen reader: one tab stop, arrows move within. */
export const MonthGrid = memo(({ first, last, chosen, free, busy, narrow, onChoose }: Props) => {
  const [focused, setFocused] = useState<LocalDate>(chosen && chosen >= first ? chosen : first);
  const [whole, setWhole] = useState(false);
  const byKeyboard = useRef(false);
  const [seen, setSeen] = useState(chosen);
  // A day that was chosen elsewhere, such as a suggestion, comes into view.
  if (chosen !== seen) {
    setSeen(chosen);
    if (chosen && chosen >= first) {
      setFocused(chosen);
      setWhole(false);
    }
  }
  const grid = useRef<HTMLTableElement>(null);

  useEffect(() => {
    if (!byKeyboard.current) return;
    byKeyboard.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = moveFocus(focused, event.key, first, last);
    if (!target) return;
    event.preventDefault();
    byKeyboard.current = target !== focused;
    setFocused(target);
  };
  const choose = (date: LocalDate) => {
    setFocused(date);
    setWhole(false);
    onChoose(date);
  };
  const folded = narrow && !whole;
  const month = monthOf(focused);
  const turn = (by: -1 | 1) => turnPage(focused, folded ? 'week' : 'month', by, first, last);
  const weeks = weeksOf(month, first, last).filter(
    (week) => !folded || week.some((cell) => cell.date === focused),
  );

  return (
    <Box>
      <MonthBar
        month={month}
        folded={narrow ? folded : undefined}
        previous={turn(-1)}
        next={turn(1)}
        onShow={setFocused}
        onFold={() => setWhole(folded)}
      />
      <Box
        component="table"
        ref={grid}
        role="grid"
        aria-busy={busy}
        aria-label={nameOf(month)}
        onKeyDown={onKeyDown}
        sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', textAlign: 'center' }}
      >
        <WeekdayHeads />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((cell) => (
                <DayButton
                  key={cell.date}
                  cell={folded ? { ...cell, inMonth: true } : cell}
                  today={cell.date === first}
                  full={free !== undefined && !free.get(cell.date)}
                  chosen={cell.date === chosen}
                  tabStop={cell.date === focused}
                  onChoose={choose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
});
