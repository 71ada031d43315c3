import { useState } from 'react';
import * as z from 'zod/mini';

/** Where this browser stores the recent searches; the newest 5, the newest first. */
const KEY = 'recent-searches';
const KEPT = 5;

const entrySchema = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(100)),
  /** A path of this site: typed text leads to the listing, a chosen suggestion to its own page. */
  to: z.string().check(z.regex(/^\/(?!\/)/)),
});
export type RecentSearch = z.output<typeof entrySchema>;

/** Storage may be forbidden, full, or hold foreign data: then nothing is remembered. */
const read = (): readonly RecentSearch[] => {
  try {
    const entries = z.safeParse(z.array(entrySchema), JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return entries.success ? entries.data.slice(0, KEPT) : [];
  } catch {
    return [];
  }
};

const write = (entries: readonly RecentSearch[]): void => {
  try {
    if (entries.length > 0) localStorage.setItem(KEY, JSON.stringify(entries));
    else localStorage.removeItem(KEY);
  } catch {
    // The list in memory serves this page.
  }
};

/** The recent searches in this browser, and functions to add and to remove one. */
export const useRecentSearches = () => {
  const [entries, setEntries] = useState(read);
  const keep = (next: readonly RecentSearch[]) => {
    write(next);
    setEntries(next);
  };
  const without = (to: string) => read().filter((entry) => entry.to !== to);
  return {
    entries,
    add: (entry: RecentSearch) => keep([entry, ...without(entry.to)].slice(0, KEPT)),
    remove: (to: string) => keep(without(to)),
  };
};
