import { type FactsAsked, readFacts, readWhen } from '@sundara/contracts';
import type { WhenAsked } from '../when/when.ts';
import { FILTERS, type Filter, type ListingAddress, readAddress, TIMES } from './listing-address.ts';

type Key = Filter | 'sort' | 'view' | 'page';

/** The address with its valid values only, so that nothing broken is passed on. */
const understood = (params: URLSearchParams): URLSearchParams => {
  const address = readAddress(params);
  const next = new URLSearchParams(params);
  for (const key of [...FILTERS, ...TIMES, 'sort', 'view'] as const) if (!address[key]) next.delete(key);
  if (address.page === 1) next.delete('page');
  return next;
};

const put = (params: URLSearchParams, key: Key, value: string): URLSearchParams => {
  const next = understood(params);
  next.delete(key);
  // At the end, so that the address keeps the order in which things were chosen.
  if (value) next.append(key, value);
  return next;
};

/** Sets a filter or order and goes to the first page; an empty value removes it. */
export const withChoice = (params: URLSearchParams, key: Filter | 'sort', value: string): URLSearchParams => {
  const next = put(params, key, value);
  next.delete('page');
  // What is left may mean nothing any more: an order or times without their day.
  return understood(next);
};

/** Asks for these facts too. */
const withFacts = (params: URLSearchParams, facts: FactsAsked): URLSearchParams =>
  (['serves', 'femaleSpecialist', 'homeService'] as const).reduce(
    (next, key) => (facts[key] ? withChoice(next, key, facts[key]) : next),
    params,
  );

/** Searches for a text as it is typed: its words of time and of facts become filters (decisions 81, 86). */
export const withSearch = (params: URLSearchParams, typed: string, now: Date): URLSearchParams => {
  const { text: rest, ...facts } = readFacts(typed);
  const { text, ...when } = readWhen(rest, now);
  return withChoice(withFacts(when.date ? withWhen(params, when) : params, facts), 'q', text);
};

/** Sets when the visit may start, and goes to the first page; nothing removes it. */
export const withWhen = (params: URLSearchParams, { date, from, until }: WhenAsked): URLSearchParams => {
  const next = withChoice(params, 'date', date ?? '');
  for (const [key, time] of [
    ['from', from],
    ['until', until],
  ] as const) {
    next.delete(key);
    if (date && time) next.append(key, time);
  }
  return understood(next);
};

export const withPage = (params: URLSearchParams, page: number): URLSearchParams =>
  put(params, 'page', page > 1 ? String(page) : '');

export const withView = (params: URLSearchParams, view: ListingAddress['view']): URLSearchParams =>
  put(params, 'view', view ?? '');

/** Removes all filters and the text; order, place and view stay. */
export const withoutFilters = (params: URLSearchParams): URLSearchParams =>
  FILTERS.reduce((next, filter) => withChoice(next, filter, ''), params);
