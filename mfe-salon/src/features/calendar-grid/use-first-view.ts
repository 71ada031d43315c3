import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { GridColumn } from '../calendar-model/columns.ts';
import type { MinuteSpan } from '../calendar-model/minutes.ts';
import { firstMinute } from './first-view.ts';
import { PX } from './grid.parts.ts';

/** Scrolls a box that scrolls itself to what matters, once for the days that it shows. */
export const useFirstView = (
  scroller: RefObject<HTMLElement | null>,
  columns: readonly GridColumn[],
  axis: MinuteSpan,
): void => {
  const look = useEffectEvent(() => {
    const minute = firstMinute(columns, new Date());
    if (scroller.current) scroller.current.scrollTop = ((minute ?? axis.from) - axis.from) * PX;
  });
  const days = `${columns[0]?.date} ${columns.at(-1)?.date}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days are a reason to look again.
  useEffect(() => look(), [days]);
};
