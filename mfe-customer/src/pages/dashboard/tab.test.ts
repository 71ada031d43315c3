import { rewrittenTab, tabOf } from './tab.ts';

const at = (query: string) => new URL(`https://sundara.test/dashboard${query}`);

test.each([
  ['', 'upcoming', undefined],
  ['?tab=upcoming', 'upcoming', undefined],
  ['?tab=all-bookings&page=2', 'all-bookings', undefined],
  ['?tab=overview', 'upcoming', '/dashboard?tab=upcoming'],
  ['?tab=bookings&page=2', 'all-bookings', '/dashboard?tab=all-bookings&page=2'],
  ['?tab=toString', 'upcoming', '/dashboard?tab=upcoming'],
  ['?tab=', 'upcoming', '/dashboard?tab=upcoming'],
])('the query %p opens %s and is rewritten to %s', (query, tab, rewritten) => {
  expect(tabOf(at(query).searchParams)).toBe(tab);
  expect(rewrittenTab(at(query))).toBe(rewritten);
});
