import * as z from 'zod/mini';
import { date, keepable, personName, uuidText } from './text.ts';

test('an id is what the database takes for one, in either case', () => {
  const id = '4F0C1a2b-0000-4000-8000-00000000000f';
  expect(uuidText.safeParse(id).success).toBe(true);
  for (const text of ['-'.repeat(36), id.replaceAll('-', '0'), `${id}\n`, ` ${id}`, `{${id}}`, ''])
    expect([text, uuidText.safeParse(text).success]).toEqual([text, false]);
});

test('text holds whole characters only, of which NUL is none', () => {
  const text = z.string().check(keepable);
  for (const whole of ['Asha', '💇🏽‍♀️', 'రాధ', '\u{10ffff}'])
    expect([whole, text.safeParse(whole).success]).toEqual([whole, true]);
  for (const half of ['\ud800', 'a\udfffb', '\udc00\ud800', '💇'.slice(0, 1), '💇'.slice(1)]) {
    for (const each of [text, personName])
      expect([half, each.safeParse(half).success]).toEqual([half, false]);
  }
});

test('a day is one of this century', () => {
  for (const day of ['2000-01-01', '2024-02-29', '2100-12-31'])
    expect(date.safeParse(day).success).toBe(true);
  for (const day of ['0000-01-01', '1999-12-31', '2026-02-30', '2101-01-01', '9999-12-31'])
    expect([day, date.safeParse(day).success]).toEqual([day, false]);
});
