import { hasTooManyParts } from './json-parts.ts';

const fields = (count: number) => `{${Array.from({ length: count }, (_, no) => `"k${no}":1`).join()}}`;

test.each([
  ['fields', fields(50_001)],
  ['items', `[${'1,'.repeat(50_000)}1]`],
  ['levels of objects', `${'{"a":'.repeat(50_001)}1`],
  ['levels of lists', '['.repeat(50_001)],
])('more %s than any operation takes are too many', (_, json) => {
  expect(hasTooManyParts(json)).toBe(true);
});

test('a large picture as text is not, and neither are as many services as an import may have', () => {
  expect(hasTooManyParts(`{"base64Image":"data:image/png;base64,${'QUJD'.repeat(1_000_000)}"}`)).toBe(false);
  const service = JSON.stringify({ name: 'Cut', price: 500, tags: ['a', 'b'], about: 'Wash, cut, dry.' });
  expect(hasTooManyParts(`[${Array.from({ length: 500 }, () => service).join()}]`)).toBe(false);
  expect(hasTooManyParts(fields(50_000))).toBe(false);
});
