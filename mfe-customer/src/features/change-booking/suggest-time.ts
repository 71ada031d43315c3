import { addDays, addMinutes, type LocalDate, localDateOf, parseDateTime } from '@sundara/contracts';
import type { SlotReply } from '@sundara/contracts/api';
import type { Days } from '@sundara/web/visit';

const QUARTER_MS = 15 * 60_000;
const DAY_MINUTES = 24 * 60;

/** Where a suggestion is looked for: on this day the first free start that `fits`. */
export interface Search {
  readonly date: LocalDate;
  /** The original time, which alone will do; undefined where any start from `from` on will. */
  readonly original: Date | undefined;
  readonly from: Date;
}

/** This time tomorrow, rounded up to 15 minutes (specification 1, section 5). */
export const tomorrowQuarter = (now: Date): Date =>
  new Date(Math.ceil(addMinutes(now, DAY_MINUTES).getTime() / QUARTER_MS) * QUARTER_MS);

/**
 * Where the suggestion begins: at the original time, or, where that has passed, this time tomorrow. Undefined where
 * the original can't be read (resolutions T6).
 */
export const firstSearch = (dateTime: string, now: Date): Search | undefined => {
  const original = parseDateTime(dateTime);
  if (!original) return undefined;
  const from = tomorrowQuarter(now);
  return original > now
    ? { date: localDateOf(original), original, from }
    : { date: localDateOf(from), original: undefined, from };
};

/** The start that a search wants among a day's times; undefined where it has to go on. */
export const foundIn = ({ original, from }: Search, slots: readonly SlotReply[]): SlotReply | undefined =>
  slots.find(({ available, dateTime }) => {
    const start = Date.parse(dateTime);
    return available && (original ? start === original.getTime() : start >= from.getTime());
  });

/**
 * Where to look after a day without luck: tomorrow first, then each day that has free times. Days of which nobody
 * says anything are looked at in turn. Undefined at the horizon.
 */
export const nextSearch = (
  search: Search,
  { free, last }: Pick<Days, 'free' | 'last'>,
): Search | undefined => {
  const { original, from } = search;
  let date = original ? localDateOf(from) : addDays(search.date, 1);
  while (free && date <= last && !free.get(date)) date = addDays(date, 1);
  return date > last ? undefined : { date, original: undefined, from };
};
