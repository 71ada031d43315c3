import { type FoundSalon, listSalons, type Reply } from '@sundara/contracts/api';
import type { Result } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useEffect, useState } from 'react';
import { filterSalons } from './filter-salons.ts';
import { HOME_LIST } from './home.loader.ts';

type Listed = Result<Reply<typeof listSalons>>;

const DEBOUNCE_MS = 300;
/** From how many letters on the server is queried: fewer match nearly everything. */
const SEARCH_FROM = 2;

export interface FoundSalons {
  readonly found: readonly FoundSalon[];
  /** How many there are, including those not shown. */
  readonly total: number;
  /** There are more than `total`: counting ended there. */
  readonly isCapped: boolean;
  readonly searching: boolean;
  /** What was searched for instead of the text, if nothing has that name. */
  readonly corrected: string | undefined;
}

/** An answer's salons: those that are shown before it keep their places, so that no card moves from under a finger. */
const inPlace = (shown: readonly FoundSalon[], answer: readonly FoundSalon[]): readonly FoundSalon[] => {
  const answered = new Map(answer.map((salon) => [salon.id, salon]));
  const kept = shown.flatMap(({ id }) => answered.get(id) ?? []);
  return [...kept, ...answer.filter((salon) => !kept.includes(salon))];
};

/**
 * The listed salons that match the typed text, at once; the server is queried as well if the list is longer than what
 * home holds (resolutions S11), and if nothing is left, as its search forgives misspellings. A response to a text that
 * has changed meanwhile is dropped.
 */
export const useFoundSalons = (listed: Listed, location: string | undefined, text: string): FoundSalons => {
  const { http } = useShell();
  const [answer, setAnswer] = useState<{ readonly text: string; readonly listed: Listed }>();
  const wanted = text.trim();
  const all = listed.ok ? listed.data.pagination.totalCount : 0;
  const here = listed.ok ? listed.data.salons : [];
  const local = filterSalons(here, wanted);
  const asks = listed.ok && wanted.length >= SEARCH_FROM && (all > here.length || local.length === 0);

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

  const counted = { isCapped: false, searching: false, corrected: undefined };
  if (wanted === '')
    return { ...counted, found: here, total: all, isCapped: listed.ok && listed.data.countIsCapped };
  if (asks && answer?.text === wanted && answer.listed.ok) {
    const { salons, pagination, countIsCapped, corrected } = answer.listed.data;
    return {
      ...counted,
      found: inPlace(local, salons),
      total: pagination.totalCount,
      isCapped: countIsCapped,
      corrected,
    };
  }
  return { ...counted, found: local, total: local.length, searching: asks && answer?.text !== wanted };
};
