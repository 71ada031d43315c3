import { listSalons, type Reply, type Salon } from '@sundara/contracts/api';
import type { Result } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useEffect, useState } from 'react';
import { filterSalons } from './filter-salons.ts';
import { HOME_LIST } from './home.loader.ts';

type Listed = Result<Reply<typeof listSalons>>;

const DEBOUNCE_MS = 300;
/** From how many letters on the server is asked: fewer match nearly everything. */
const SEARCH_FROM = 2;

export interface FoundSalons {
  readonly found: readonly Salon[];
  /** How many there are, those not shown included. */
  readonly total: number;
  readonly searching: boolean;
}

/**
 * What typing leaves of the listed salons, at once; where the list is longer than what home holds, the server is
 * asked as well (resolutions S11). An answer to a text that has changed meanwhile is dropped.
 */
export const useFoundSalons = (listed: Listed, location: string | undefined, text: string): FoundSalons => {
  const { http } = useShell();
  const [answer, setAnswer] = useState<{ readonly text: string; readonly listed: Listed }>();
  const wanted = text.trim();
  const all = listed.ok ? listed.data.pagination.totalCount : 0;
  const here = listed.ok ? listed.data.salons : [];
  const asks = wanted.length >= SEARCH_FROM && all > here.length;

  useEffect(() => {
    if (!asks) return;
    const cancel = new AbortController();
    const query = { ...HOME_LIST, q: wanted, sublocality: location };
    const timer = setTimeout(async () => {
      const result = await http.call(listSalons, { query }, { signal: cancel.signal });
      if (!cancel.signal.aborted) setAnswer({ text: wanted, listed: result });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [http, asks, wanted, location]);

  if (wanted === '') return { found: here, total: all, searching: false };
  if (asks && answer?.text === wanted && answer.listed.ok) {
    const { salons, pagination } = answer.listed.data;
    return { found: salons, total: pagination.totalCount, searching: false };
  }
  const found = filterSalons(here, wanted);
  return { found, total: found.length, searching: asks && answer?.text !== wanted };
};
