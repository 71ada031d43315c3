import { type LocalDate, localDateOf, toLocalIso } from '@sundara/contracts';
import type { GridColumn } from '../calendar-model/columns.ts';
import { type Minute, minuteOf } from '../calendar-model/minutes.ts';

/** This much of the time before stays in view, in minutes. */
const BEFORE = 60;

type Shown = Pick<GridColumn, 'date'> & { readonly blocks: readonly { readonly from: Minute }[] };

/**
 * The minute that the grid begins with when its days open: an hour before now where today is shown, else an hour
 * before the first visit; undefined leaves it at its beginning.
 */
export const firstMinute = (columns: readonly Shown[], now: Date): Minute | undefined => {
  const today: LocalDate = localDateOf(now);
  if (columns.some(({ date }) => date === today)) return minuteOf(toLocalIso(now), today) - BEFORE;
  const starts = columns.flatMap(({ blocks }) => blocks.map(({ from }) => from));
  return starts.length > 0 ? Math.min(...starts) - BEFORE : undefined;
};
