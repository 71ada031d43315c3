import { useState } from 'react';
import * as z from 'zod/mini';

/** Where this browser keeps what was searched for last; the newest 5, the newest first. */
const KEY = 'recent-searches';
const KEPT = 5;

const entrySchema = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(100)),
  /** A page of ours: what was typed leads to the listing, what was chosen to its own page. */
  to: z.string().check(z.regex(/^\/(?!\/)/)),
});
export type RecentSearch = z.output<typeof entrySchema>;

/** Storage may be forbidden, full, or hold what we never wrote: then nothing is remembered. */
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

/** What was searched for last in this browser, and how to add to it and take from it. */
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
