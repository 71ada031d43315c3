import { readWhen } from '@sundara/contracts';
import { useLocation, useNavigate, useNavigation } from '@sundara/web/router';
import { useLayoutEffect, useMemo, useRef } from 'react';
import {
  withChoice,
  withoutFilters,
  withPage,
  withSearch,
  withView,
  withWhen,
} from '../../features/filters/change-address.ts';
import {
  type Filter,
  type ListingAddress,
  listQuery,
  readAddress,
} from '../../features/filters/listing-address.ts';
import type { WhenAsked } from '../../features/when/when.ts';

interface Options {
  /** Replaces the current history entry. */
  readonly replace?: boolean;
}

export interface ListingPlace {
  /** The query string as it will be after the current navigation: controls show a choice at once. */
  readonly params: URLSearchParams;
  readonly address: ListingAddress;
  /** The query string of the list on the page: texts about the list change together with it. */
  readonly here: URLSearchParams;
  /** Another list is loading. */
  readonly busy: boolean;
  readonly choose: (key: Filter | 'sort', value: string, options?: Options) => void;
  /** Searches for a text; words of time and of facts in it become filters. */
  readonly search: (text: string, options?: Options) => void;
  readonly chooseWhen: (when: WhenAsked, options?: Options) => void;
  readonly clear: (options?: Options) => void;
  readonly show: (view: ListingAddress['view']) => void;
  /** '?specialty=Hair&page=2', for a link. */
  readonly addressOf: (page: number) => string;
}

/** The list that an address asks for, as text; two addresses may show the same list in different ways. */
const listOf = (search: string): string => {
  const params = new URLSearchParams(search);
  return JSON.stringify([listQuery(params, params.get('near') ?? ''), params.get('here')]);
};

/** Reads and changes the address of the listing; each change is a history entry that keeps the scroll. */
export const useListingAddress = (): ListingPlace => {
  const location = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const coming = next?.pathname === location.pathname ? next : undefined;
  const search = (coming ?? location).search;
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const here = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const address = useMemo(() => readAddress(params), [params]);
  // A second choice may come before the page shows the first: it is added to it.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const go = (change: (from: URLSearchParams) => URLSearchParams, { replace = false }: Options = {}) => {
    latest.current = change(latest.current);
    navigate({ search: String(latest.current) }, { replace, preventScrollReset: true });
  };
  return {
    params,
    address,
    here,
    busy: coming !== undefined && listOf(coming.search) !== listOf(location.search),
    choose: (key, value, options) => go((from) => withChoice(from, key, value), options),
    search: (typed, options) => go((from) => withSearch(from, typed, new Date()), options),
    chooseWhen: (when, options) =>
      go((from) => {
        const q = from.get('q');
        // What is chosen takes the place of the text's own words of time.
        return withWhen(q ? withChoice(from, 'q', readWhen(q, new Date()).text) : from, when);
      }, options),
    clear: (options) => go(withoutFilters, options),
    show: (view) => go((from) => withView(from, view), { replace: true }),
    addressOf: (page) => `?${withPage(params, page)}`,
  };
};
