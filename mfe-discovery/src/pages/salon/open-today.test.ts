import { defaultOpeningHours } from '@sundara/contracts';
import { openingNow } from './open-today.tsx';

const { monday } = defaultOpeningHours();

test.each([
  ['09:59', 'Opens at 10:00 AM', false],
  ['10:00', 'Open until 8:00 PM', true],
  ['19:59', 'Open until 8:00 PM', true],
  ['20:00', 'Closed now', false],
])('at %s it says %s', (now, text, open) => {
  expect(openingNow(monday, now)).toEqual({ open, text });
});

test('a closed day is closed at any hour', () => {
  expect(openingNow({ ...monday, closed: true }, '12:00').text).toBe('Closed today');
});
