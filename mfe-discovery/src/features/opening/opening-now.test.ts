import { defaultOpeningHours } from '@sundara/contracts';
import { openingNow } from './opening-now.ts';

const { monday } = defaultOpeningHours();
const lunch = { ...monday, breaks: [{ open: '13:00', close: '14:00' }] };
const lateBreak = { ...monday, breaks: [{ open: '19:00', close: '20:00' }] };

test.each([
  ['09:59', 'Opens at 10:00 am', false],
  ['10:00', 'Open until 8:00 pm', true],
  ['19:59', 'Open until 8:00 pm', true],
  ['20:00', 'Closed now', false],
])('at %s it says %s', (now, text, open) => {
  expect(openingNow(monday, now)).toEqual({ open, text });
});

test.each([
  ['12:59', 'Open until 8:00 pm', true],
  ['13:00', 'Opens again at 2:00 pm', false],
  ['13:59', 'Opens again at 2:00 pm', false],
  ['14:00', 'Open until 8:00 pm', true],
])('with a break from 1 to 2 it says at %s: %s', (now, text, open) => {
  expect(openingNow(lunch, now)).toEqual({ open, text });
});

test('a break up to the end of the day is the end of the day', () => {
  expect(openingNow(lateBreak, '19:30')).toEqual({ open: false, text: 'Closed now' });
});

test('a closed day is closed at any hour', () => {
  expect(openingNow({ ...monday, closed: true }, '12:00')).toEqual({ open: false, text: 'Closed today' });
});
