import { ADDRESSES, ATTEMPTS } from './attempts.ts';
import { attemptsInTurn } from './attempts-in-turn.ts';
import { spoilt } from './spoil-answers.ts';

test('there are at least 1,500 attempts, and none of them twice', () => {
  expect(new Set(ATTEMPTS).size).toBeGreaterThanOrEqual(1_500);
  expect(new Set(ATTEMPTS).size).toBe(ATTEMPTS.length);
  expect(new Set(ADDRESSES).size).toBe(ADDRESSES.length);
});

test('each is taken once before any is taken again, where it fits', () => {
  const turn = attemptsInTurn(['aa', 'bbbb', 'c', 'dd']);
  expect([turn.one(2), turn.many(6), turn.left()]).toEqual(['aa', 'bbbb\nc', 1]);
  expect([turn.one(3), turn.left(), turn.one(3)]).toEqual(['dd', 0, 'aa']);
});

test.each([
  ...['Asha Rao', 'asha', '+91 98480 12345', '12 Inner Road', 'asha@example.test', 'spa, hair', '2nd floor'],
])('%s may be what somebody wrote, and is spoilt', (text) => {
  expect(spoilt({ rows: [{ text }] }, { text: () => '!' })).toEqual({ rows: [{ text: `${text}!` }] });
});

test.each([
  ...['0b5a3f6e-63f7-4f0f-9d0a-6f1f4f0f9d0a', '2026-11-24', '2026-11-24T10:00:00+05:30', '10:00 AM'],
  ...['500033', 'confirmed', 'no_show', '/uploads/a.png', 'https://example.test/a', ''],
])('%s must keep its form', (text) => {
  expect(spoilt([text], { text: () => '!' })).toEqual([text]);
});
