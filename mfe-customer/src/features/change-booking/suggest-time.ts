import { addDays, addMinutes, type LocalDate, localDateOf, parseDateTime } from '@sundara/contracts';
import type { SlotReply } from '@sundara/contracts/api';
import type { Days } from '@sundara/web/visit';

const QUARTER_MS = 15 * 60_000;
const DAY_MINUTES = 24 * 60;

/** What to search a suggestion for: the first fitting free start on this day (`foundIn`). */
export interface Search {
  readonly date: LocalDate;
  /** The original time, as the only acceptable start; if undefined, any start from `from` on. */
  readonly original: Date | undefined;
  readonly from: Date;
}

/** This time tomorrow, rounded up to 15 minutes (specification 1, section 5). */
export const tomorrowQuarter = (now: Date): Date =>
  new Date(Math.ceil(addMinutes(now, DAY_MINUTES).getTime() / QUARTER_MS) * QUARTER_MS);

/**
 * The first search for a suggestion: at the original time, or, if that has passed, this time tomorrow. Undefined if the
 * original can't be parsed (resolutions T6).
 */
export const firstSearch = (dateTime: string, now: Date): Search | undefined => {
  const original = parseDateTime(dateTime);
  if (!original) return undefined;
  const from = tomorrowQuarter(now);
  return original > now
    ? { date: localDateOf(original), original, from }
    : { date: localDateOf(from), original: undefined, from };
};

/** The matching start among a day's times; undefined if the search must continue. */
export const foundIn = ({ original, from }: Search, slots: readonly SlotReply[]): SlotReply | undefined =>
  slots.find(({ available, dateTime }) => {
    const start = Date.parse(dateTime);
    return available && (original ? start === original.getTime() : start >= from.getTime());
  });

/**
 * Where to search after a day without a match: tomorrow first, then each day with free times. If the free times per day
 * are not known, every day is searched in turn. Undefined at the horizon.
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
