/** @jest-environment node */
import { prefixQuery } from './prefix-query.ts';

test('every word must begin one, and an alternative is enough', () => {
  expect(
    prefixQuery([
      ['hair', 'hairkut'],
      ['kut', 'hairkut'],
    ]),
  ).toBe("('hair':* | 'hairkut':*) & ('kut':* | 'hairkut':*)");
});

test('signs that mean something in a query are taken to the letter', () => {
  expect(prefixQuery([["it's\\"]])).toBe("('it''s\\\\':*)");
});
