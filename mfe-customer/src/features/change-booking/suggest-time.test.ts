import { firstSearch, foundIn, nextSearch, tomorrowQuarter } from './suggest-time.ts';

const NOW = new Date('2026-11-23T12:07:00+05:30');
const ORIGINAL = '2026-11-26T16:00:00+05:30';
const slot = (dateTime: string, available = true) => ({
  time: dateTime.slice(11, 16),
  dateTime,
  available,
  capacity: available ? 1 : 0,
});

test('the original time is suggested while it is ahead and free', () => {
  const search = firstSearch(ORIGINAL, NOW);
  expect(search?.date).toBe('2026-11-26');
  const slots = [slot('2026-11-26T15:00:00+05:30'), slot(ORIGINAL)];
  expect(search && foundIn(search, slots)).toEqual(slots[1]);
});

test('an original that cannot be read suggests nothing', () => {
  expect(firstSearch('next Tuesday', NOW)).toBeUndefined();
});

test('this time tomorrow is rounded up to 15 minutes', () => {
  expect(tomorrowQuarter(NOW)).toEqual(new Date('2026-11-24T12:15:00+05:30'));
  expect(tomorrowQuarter(new Date('2026-11-23T12:15:00+05:30'))).toEqual(
    new Date('2026-11-24T12:15:00+05:30'),
  );
});

test('an original that has passed or is taken gives way to the first free start from tomorrow on', () => {
  expect(firstSearch('2026-11-23T11:00:00+05:30', NOW)).toMatchObject({
    date: '2026-11-24',
    original: undefined,
  });
  const search = firstSearch(ORIGINAL, NOW);
  if (!search) throw new Error('There is an original.');
  expect(foundIn(search, [slot('2026-11-26T15:00:00+05:30'), slot(ORIGINAL, false)])).toBeUndefined();
  const free = new Map([['2026-11-24', 2]]);
  const next = nextSearch(search, { free, last: '2027-01-22' });
  expect(next?.date).toBe('2026-11-24');
  const slots = ['11:00', '12:00', '12:15', '13:00'].map((time) => slot(`2026-11-24T${time}:00+05:30`));
  expect(next && foundIn(next, slots)).toEqual(slots[2]);
});

test('days without free times are passed over, and the horizon ends the search', () => {
  const search = { date: '2026-11-24', original: undefined, from: tomorrowQuarter(NOW) };
  const free = new Map([
    ['2026-11-24', 3],
    ['2026-11-25', 0],
    ['2026-11-27', 1],
  ]);
  expect(nextSearch(search, { free, last: '2027-01-22' })?.date).toBe('2026-11-27');
  expect(nextSearch(search, { free, last: '2026-11-26' })).toBeUndefined();
  expect(nextSearch(search, { free: undefined, last: '2027-01-22' })?.date).toBe('2026-11-25');
});
