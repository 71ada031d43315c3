import { SESSION_DAYS } from '../../areas/identity/sessions/sessions.repository.ts';
import type { Dump } from '../../testing/payments/table-dump.ts';

const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:\+\d\d:\d\d|Z)/g;
/** What ids, hashes, sealed values and tokens look like. */
const TOKEN = /[\w$+/=.,-]{14,}/g;
/** Made of other tables: by triggers in the order of ids, or in the background. */
const DERIVED = ['free_runs', 'daily_figures'];
const DAY_MS = 86_400_000;
const GATEWAY_ID = /^(?:order|pay|rfnd|sub)_/;
/** Illustrations that are chosen by the id of a person or salon. */
const DRAWN = /"\w+_illustration": "(?!planted)[^"]*"/g;
const TICKET = /\bsun-\w{6}\b/gi;

/** Whether an instant is now, or the end of a session that began now. */
const isOfThisClock = (instant: number): boolean =>
  [0, SESSION_DAYS].some((days) => Math.abs(instant - days * DAY_MS - Date.now()) < 2 * DAY_MS);

/**
 * Rows without what differs between two runs of the same calls: ids, tokens and hashes that the known rows do not have,
 * and times of this machine's clock. Two databases that were equal, and were then asked the same, have equal rows.
 * @param known of both databases before the calls
 */
export const withoutChance = (known: Dump): ((rows: Dump) => Dump) => {
  const tokens = new Set(
    Object.values(known).flatMap((rows) => rows.flatMap((row) => row.match(TOKEN) ?? [])),
  );
  const masked = (row: string): string =>
    row
      .replace(TICKET, '(ticket)')
      .replace(DRAWN, '"drawn": ""')
      .replace(INSTANT, (text) => (isOfThisClock(Date.parse(text)) ? '(now)' : text))
      .replace(TOKEN, (text) =>
        tokens.has(text) || !(/\d/.test(text) || GATEWAY_ID.test(text)) ? text : '(new)',
      );
  return (rows) =>
    Object.fromEntries(
      Object.entries(rows)
        .filter(([table]) => !DERIVED.includes(table))
        .map(([table, all]) => [table, all.map(masked).sort()]),
    );
};
