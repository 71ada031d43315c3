import type { DayHours, LocalTime } from '@sundara/contracts';
import { clockText } from './clock-text.ts';

export interface OpeningNow {
  readonly open: boolean;
  /** 'Open until 8:00 pm', 'Opens at 10:00 am', 'Opens again at 2:00 pm', 'Closed today', 'Closed now'. */
  readonly text: string;
}

/**
 * The opening state at a clock time, by a day's hours; both are the salon's. An end is not included: at 8:00 pm it is
 * closed.
 */
export const openingNow = (day: DayHours, now: LocalTime): OpeningNow => {
  if (day.closed) return { open: false, text: 'Closed today' };
  if (now >= day.close) return { open: false, text: 'Closed now' };
  if (now < day.open) return { open: false, text: `Opens at ${clockText(day.open)}` };
  const pause = day.breaks.find(({ open, close }) => open <= now && now < close);
  if (!pause) return { open: true, text: `Open until ${clockText(day.close)}` };
  return pause.close < day.close
    ? { open: false, text: `Opens again at ${clockText(pause.close)}` }
    : { open: false, text: 'Closed now' };
};
