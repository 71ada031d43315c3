import { type PageError, pageErrorSchema } from '@sundara/contracts/federation';
import * as z from 'zod/mini';

const HOUR_MS = 60 * 60_000;
const HOURS_KEPT = 24;
/** Most errors of a version; the latest are kept. */
const MOST_ERRORS = 50;

/** Start of an hour, an ISO instant → how many pages. */
const hoursSchema = z.record(z.string(), z.int().check(z.gte(1)));
type Hours = Readonly<z.output<typeof hoursSchema>>;

const countedErrorSchema = z.object({
  /** As the last page told it. */
  error: pageErrorSchema,
  hours: hoursSchema,
  firstAt: z.string(),
  lastAt: z.string(),
});
export type CountedError = Readonly<z.output<typeof countedErrorSchema>>;

/** The pages of a remote's version within a day, and their errors, the latest first. */
export const dayCountsSchema = z.object({ loads: hoursSchema, errors: z.array(countedErrorSchema) });
export type DayCounts = Readonly<z.output<typeof dayCountsSchema>>;

export const NO_DAY: DayCounts = { loads: {}, errors: [] };

const hourOf = (now: Date): string => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS).toISOString();

const withOne = (hours: Hours, now: Date): Hours => addHours(hours, { [hourOf(now)]: 1 });

const addHours = (a: Hours, b: Hours): Hours => {
  const sum: Record<string, number> = { ...a };
  for (const [hour, count] of Object.entries(b)) sum[hour] = (sum[hour] ?? 0) + count;
  return sum;
};

/** The number of pages in it. */
export const pagesOf = (hours: Hours): number => Object.values(hours).reduce((sum, count) => sum + count, 0);

/** Errors of one place are one: the id of a call differs each time, and frames further out say less. */
const nameOf = ({ error: { kind, type, route, frames, call } }: CountedError): string =>
  JSON.stringify([kind, type, route, frames[0], call?.operation, call?.status]);

const addError = (a: CountedError, b: CountedError): CountedError => {
  const latest = a.lastAt < b.lastAt ? b : a;
  const [firstAt = latest.firstAt] = [a.firstAt, b.firstAt].sort();
  return { ...latest, hours: addHours(a.hours, b.hours), firstAt };
};

const addErrors = (all: readonly CountedError[]): CountedError[] => {
  const sums = new Map<string, CountedError>();
  for (const one of all) {
    const known = sums.get(nameOf(one));
    sums.set(nameOf(one), known ? addError(known, one) : one);
  }
  return [...sums.values()].sort((a, b) => (a.lastAt < b.lastAt ? 1 : -1)).slice(0, MOST_ERRORS);
};

/** The sum of two processes' counts. */
export const addDays = (a: DayCounts, b: DayCounts): DayCounts => ({
  loads: addHours(a.loads, b.loads),
  errors: addErrors([...a.errors, ...b.errors]),
});

/** Adds a page that loaded the version. */
export const withLoad = (day: DayCounts, now: Date): DayCounts => ({
  ...day,
  loads: withOne(day.loads, now),
});

/** Adds an error of a page. */
export const withError = (day: DayCounts, error: PageError, now: Date): DayCounts => {
  const at = now.toISOString();
  return addDays(day, { loads: {}, errors: [{ error, hours: withOne({}, now), firstAt: at, lastAt: at }] });
};

/** The same without what is older than a day. */
export const lastDay = ({ loads, errors }: DayCounts, now: Date): DayCounts => {
  const oldest = hourOf(new Date(now.getTime() - (HOURS_KEPT - 1) * HOUR_MS));
  const recent = (hours: Hours): Hours =>
    Object.fromEntries(Object.entries(hours).filter(([hour]) => hour >= oldest));
  return {
    loads: recent(loads),
    errors: errors
      .map((one) => ({ ...one, hours: recent(one.hours) }))
      .filter(({ hours }) => pagesOf(hours) > 0),
  };
};
