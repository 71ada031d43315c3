import { addMonths, moveFocus, turnPage, weeksOf } from './calendar-month.ts';

const FIRST = '2026-11-21';
const LAST = '2027-01-20';

test('a month is shown in six weeks from Monday, with only days from today to the horizon bookable', () => {
  const cells = weeksOf('2026-11', FIRST, LAST).flat();
  expect(cells).toHaveLength(42);
  expect(cells[0]).toEqual({ date: '2026-10-26', inMonth: false, bookable: false });
  expect(cells.filter((cell) => cell.inMonth)).toHaveLength(30);
  expect(cells.find((cell) => cell.date === '2026-11-20')?.bookable).toBe(false);
  expect(cells.find((cell) => cell.date === FIRST)?.bookable).toBe(true);
  expect(cells.at(-1)?.date).toBe('2026-12-06');
});

test.each([
  ['ArrowRight', '2026-11-25'],
  ['ArrowUp', FIRST],
  ['ArrowDown', '2026-12-01'],
  ['Home', '2026-11-23'],
  ['End', '2026-11-29'],
  ['PageDown', '2026-12-24'],
  ['PageUp', FIRST],
])('%s moves from Tuesday the 24th to %s', (key, target) => {
  expect(moveFocus('2026-11-24', key, FIRST, LAST)).toBe(target);
});

test('other keys move nothing, and a shorter month ends earlier', () => {
  expect(moveFocus('2026-11-24', 'a', FIRST, LAST)).toBeUndefined();
  expect(moveFocus('2027-01-31', 'PageDown', FIRST, '2027-12-31')).toBe('2027-02-28');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
});

test.each([
  ['2026-11-24', 'week', 1, '2026-11-30'],
  ['2026-12-01', 'week', -1, '2026-11-23'],
  ['2026-11-24', 'week', -1, FIRST],
  ['2026-11-22', 'week', -1, undefined],
  ['2027-01-18', 'week', 1, undefined],
  ['2026-11-24', 'month', 1, '2026-12-01'],
  ['2026-12-24', 'month', -1, FIRST],
  ['2026-11-24', 'month', -1, undefined],
  ['2027-01-05', 'month', 1, undefined],
] as const)('from %s the %s turned by %i begins at %s', (from, page, by, target) => {
  expect(turnPage(from, page, by, FIRST, LAST)).toBe(target);
});
