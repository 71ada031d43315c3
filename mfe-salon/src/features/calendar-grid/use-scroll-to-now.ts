import { localDateOf, toLocalIso } from '@sundara/contracts';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { GridColumn } from '../calendar-model/columns.ts';
import { type MinuteSpan, minuteOf } from '../calendar-model/minutes.ts';
import { PX } from './grid.parts.ts';

/** This much of the time before now stays in view, in minutes. */
const BEFORE = 60;

/** Scrolls once to the current time if today is shown, in a box that scrolls itself. */
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
