import { periodOf } from './statement-period.ts';

const read = (query: string, today = '2026-11-22') =>
  Object.values(periodOf(new URLSearchParams(query), today));

test.each([
  ['', 'month', '2026-11-01', '2026-11-22'],
  ['period=tomorrow', 'month', '2026-11-01', '2026-11-22'],
  ['period=today', 'today', '2026-11-22', '2026-11-22'],
  ['period=week', 'week', '2026-11-16', '2026-11-22'],
  ['period=last-week', 'last-week', '2026-11-09', '2026-11-15'],
  ['period=last-month', 'last-month', '2026-10-01', '2026-10-31'],
  ['period=year', 'year', '2026-04-01', '2026-11-22'],
  ['period=last-year', 'last-year', '2025-04-01', '2026-03-31'],
  ['from=2026-10-05&to=2026-10-07&period=year', 'days', '2026-10-05', '2026-10-07'],
  ['from=2026-10-07&to=2026-10-05', 'days', '2026-10-05', '2026-10-07'],
  ['from=2026-10-05', 'days', '2026-10-05', '2026-10-05'],
  ['from=2026-02-30', 'month', '2026-11-01', '2026-11-22'],
  ['from=2020-01-01&to=2026-01-01', 'days', '2020-01-01', '2021-02-03'],
])('%j asks for %s, %s to %s', (query, ...expected) => {
  expect(read(query)).toEqual(expected);
});

test('a week begins on Monday', () => {
  expect(read('period=week', '2026-11-23')).toEqual(['week', '2026-11-23', '2026-11-23']);
  expect(read('period=last-week', '2026-11-23')).toEqual(['last-week', '2026-11-16', '2026-11-22']);
});

test('a financial year begins in April', () => {
  expect(read('period=year', '2027-03-31')).toEqual(['year', '2026-04-01', '2027-03-31']);
  expect(read('period=year', '2027-04-01')).toEqual(['year', '2027-04-01', '2027-04-01']);
});
