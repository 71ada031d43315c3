import { clockOf, secondsUntil, spokenOf } from './time-left.ts';

const UNTIL = '2026-11-23T12:10:00+05:30';
const at = (text: string) => new Date(`2026-11-23T${text}+05:30`);

test('what is left of a hold is counted in whole seconds, and never below none', () => {
  expect(secondsUntil(UNTIL, at('12:00:00'))).toBe(600);
  expect(secondsUntil(UNTIL, at('12:09:59.500'))).toBe(1);
  expect(secondsUntil(UNTIL, at('12:11:00'))).toBe(0);
});

test.each([
  [600, '10:00'],
  [65, '1:05'],
  [9, '0:09'],
])('%i seconds read %s', (seconds, text) => {
  expect(clockOf(seconds)).toBe(text);
});

test('it is said aloud at five, two and one minute only', () => {
  const said = Array.from({ length: 601 }, (_, index) => spokenOf(600 - index));
  const changes = said.filter((text, index) => text !== said[index - 1]);
  expect(changes).toEqual([
    '',
    'Your time is held for 5 more minutes.',
    'Your time is held for 2 more minutes.',
    'Your time is held for 1 more minute.',
    '',
  ]);
});
