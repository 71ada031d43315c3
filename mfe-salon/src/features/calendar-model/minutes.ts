import { addMinutes, formatClock, instantAt, type LocalDate, toLocalIso } from '@sundara/contracts';

/** Minutes from a day's midnight at the salon; times past the next midnight are over 1440. */
export type Minute = number;

/** From `from` up to `to`, which is not included. */
export interface MinuteSpan {
  readonly from: Minute;
  readonly to: Minute;
}

const midnightOf = (date: LocalDate): Date => instantAt(date, '00:00');

/** How many minutes after the day's midnight an instant lies; below 0 for one before it. */
export const minuteOf = (iso: string, date: LocalDate): Minute =>
  Math.round((Date.parse(iso) - midnightOf(date).getTime()) / 60_000);

/** The instant at a minute of a day, ISO with +05:30. */
export const isoAt = (date: LocalDate, minute: Minute): string =>
  toLocalIso(addMinutes(midnightOf(date), minute));

/** '10:30' as minutes. */
export const minuteOfClock = (clock: string): Minute => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** 970 as '4:10 pm'. */
export const clockOf = (minute: Minute): string => formatClock(addMinutes(midnightOf('2026-01-01'), minute));

/** 970 as '16:10', as fields of forms write it. */
export const fieldClockOf = (minute: Minute): string => isoAt('2026-01-01', minute).slice(11, 16);

/** The nearest minute that a start or an end may lie at. */
export const snapped = (minute: Minute, step: number): Minute => Math.round(minute / step) * step;

/** The same time as spans that do not touch, in order. */
export const joinedSpans = (spans: readonly MinuteSpan[]): readonly MinuteSpan[] => {
  const joined: { from: Minute; to: Minute }[] = [];
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (from < to) joined.push({ from, to });
  }
  return joined;
};
