import { startOf, walkInDay, whenText } from './walk-in-when.ts';

const now = new Date('2026-11-22T10:00:00+05:30');

test('a walk-in keeps the day that is shown when its time is cleared, and is for now until it has one', () => {
  const date = walkInDay('2026-11-25', now);
  expect(startOf({ date, clock: '12:30' }, now)).toBe('2026-11-25T12:30:00+05:30');
  expect(startOf({ date, clock: '' }, now)).toBe('');
  expect(whenText({ date, clock: '' }, 'Asha', now)).toBe(
    'Now, with Asha. Give a time and it is for Wed, 25 Nov.',
  );
  expect(whenText({ date, clock: '12:30' }, 'Asha', now)).toMatch(/^Wed, 25 Nov, 12:30 pm, with Asha$/i);
});

test('a day that is over means today, and so does none', () => {
  expect(walkInDay('2026-11-20', now)).toBe('2026-11-22');
  expect(startOf({ date: '', clock: '18:00' }, now)).toBe('2026-11-22T18:00:00+05:30');
  expect(whenText({ date: '2026-11-22', clock: '' }, 'whoever is free', now)).toBe(
    'Now, with whoever is free',
  );
});
