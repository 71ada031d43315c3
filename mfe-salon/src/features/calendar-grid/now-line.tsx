import { type LocalDate, localDateOf, toLocalIso } from '@sundara/contracts';
import { useNow } from '@sundara/web/core';
import { type MinuteSpan, minuteOf } from '../calendar-model/minutes.ts';
import { NowMark, PX } from './grid.parts.ts';

interface Props {
  readonly date: LocalDate;
  readonly axis: MinuteSpan;
}

/** A line across the day at the current time; nothing on other days and outside the hours shown. */
export const NowLine = ({ date, axis }: Props) => {
  const now = useNow(30_000);
  if (localDateOf(now) !== date) return null;
  const minute = minuteOf(toLocalIso(now), date);
  if (minute < axis.from || minute > axis.to) return null;
  return <NowMark aria-hidden style={{ top: (minute - axis.from) * PX }} />;
};
