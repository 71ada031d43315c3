import { prefixQuery } from './prefix-query.ts';

test('every term must be found: whole where it is finished, else begun, or joined with its neighbours', () => {
  const terms = [
    { word: 'hair', whole: true, joins: ['hairkut'] },
    { word: 'kut', whole: false, joins: ['hairkut'] },
  ];
  expect(prefixQuery(terms)).toBe("('hair' | 'hairkut':*) & ('kut':* | 'hairkut':*)");
});

test('signs that mean something in a query are taken to the letter', () => {
  expect(prefixQuery([{ word: "it's\\", whole: false, joins: [] }])).toBe("('it''s\\\\':*)");
});
