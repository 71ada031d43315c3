import { localDateOf, toLocalIso } from '@sundara/contracts';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { GridColumn } from '../calendar-model/columns.ts';
import { type MinuteSpan, minuteOf } from '../calendar-model/minutes.ts';
import { PX } from './grid.parts.ts';

/** So much of what has just been stays in view above now, in minutes. */
const BEFORE = 60;

/** Today begins where it is now, once, in a box that scrolls by itself. */
export const useScrollToNow = (
  scroller: RefObject<HTMLElement | null>,
  columns: readonly GridColumn[],
  axis: MinuteSpan,
): void => {
  const look = useEffectEvent(() => {
    const now = new Date();
    const today = localDateOf(now);
    if (!scroller.current || !columns.some(({ date }) => date === today)) return;
    scroller.current.scrollTop = (minuteOf(toLocalIso(now), today) - BEFORE - axis.from) * PX;
  });
  useEffect(() => look(), []);
};
