import { FILTERS, type Filter, type ListingAddress, readAddress } from './listing-address.ts';

type Key = Filter | 'sort' | 'view' | 'page';

/** The address with what could be understood of it, so that nothing broken is handed on. */
const understood = (params: URLSearchParams): URLSearchParams => {
  const address = readAddress(params);
  const next = new URLSearchParams(params);
  for (const key of [...FILTERS, 'sort', 'view'] as const) if (!address[key]) next.delete(key);
  if (address.page === 1) next.delete('page');
  return next;
};

const put = (params: URLSearchParams, key: Key, value: string): URLSearchParams => {
  const next = understood(params);
  next.delete(key);
  // At the end, so that the address tells in which order things were chosen.
  if (value) next.append(key, value);
  return next;
};

/** Another filter or order starts on the first page; an empty value takes it away. */
export const withChoice = (params: URLSearchParams, key: Filter | 'sort', value: string): URLSearchParams => {
  const next = put(params, key, value);
  next.delete('page');
  const { sort } = readAddress(next);
  if (!sort) next.delete('sort');
  return next;
};

export const withPage = (params: URLSearchParams, page: number): URLSearchParams =>
  put(params, 'page', page > 1 ? String(page) : '');

export const withView = (params: URLSearchParams, view: ListingAddress['view']): URLSearchParams =>
  put(params, 'view', view ?? '');

/** No filter and no text; order, place and view stay. */
export const withoutFilters = (params: URLSearchParams): URLSearchParams =>
  FILTERS.reduce((next, filter) => withChoice(next, filter, ''), params);
