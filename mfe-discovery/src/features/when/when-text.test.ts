import { instantAt } from '@sundara/contracts';
import { dayChoices, dayPartOf } from './when.ts';
import { whenText } from './when-text.ts';

const FRIDAY = instantAt('2026-11-27', '09:00');

test.each([
  [{ date: '2026-11-27' }, 'Today'],
  [{ date: '2026-11-28', from: '17:00' }, 'Tomorrow evening'],
  [{ date: '2026-11-29', from: '18:00' }, 'Sunday, after 6:00 pm'],
  [{ date: '2026-11-29', from: '18:00', until: '20:30' }, 'Sunday, after 6:00 pm, before 8:30 pm'],
  [{ date: '2026-11-30', until: '12:00' }, 'Monday morning'],
  [{ date: '2026-12-04', from: '18:00' }, 'Fri, 4 Dec, after 6:00 pm'],
  [{}, ''],
])('%j reads as %s', (when, text) => {
  expect(whenText(when, FRIDAY)).toBe(text);
});

test.each([
  ['2026-11-27', ['Today', 'Tomorrow', 'Sunday']],
  ['2026-11-25', ['Today', 'Tomorrow', 'Saturday', 'Sunday']],
  ['2026-11-28', ['Today', 'Tomorrow']],
  ['2026-11-29', ['Today', 'Tomorrow', 'Saturday']],
])('on %s the days to choose from are each said once', (today, labels) => {
  expect(dayChoices(instantAt(today, '23:59')).map(({ label }) => label)).toEqual(labels);
});

test('only the exact times of a part are that part', () => {
  expect(dayPartOf({ from: '12:00', until: '17:00' })?.id).toBe('afternoon');
  expect(dayPartOf({ from: '12:00' })).toBeUndefined();
  expect(dayPartOf({})).toBeUndefined();
});
