import fc from 'fast-check';
import { addressOf, plainRequest, validRequest } from './contract-request.ts';
import type { DescribedOperation } from './described-operation.ts';
import { BROKEN_ENCODINGS } from './hostile-text.ts';

const operation = (id: object): DescribedOperation => ({
  ...{ name: 'things.one', method: 'GET', path: '/things/{id}', rules: {}, answers: new Map() },
  params: [{ name: 'id', required: true, schema: id }],
  query: [{ name: 'also', required: true, schema: id }],
});
const sampled = (id: object, known: readonly unknown[] = []) =>
  fc.sample(
    validRequest(operation(id), () => known),
    { seed: 1, numRuns: 50 },
  );

test('a text that is allowed is encoded whatever it says, but no dots that browsers take for a folder', () => {
  const found = sampled({ enum: [...BROKEN_ENCODINGS, '..', 'a'] });
  const addresses = found.map((request) => addressOf(operation({}), request));
  for (const [no, address] of addresses.entries())
    expect(decodeURIComponent(address)).toBe(`/things/${found[no]?.params.id}?also=${found[no]?.query.also}`);
  expect(found.some(({ params }) => params.id === '%')).toBe(true);
  expect(found.some(({ params }) => params.id === '..')).toBe(false);
  expect(found.some(({ query }) => query.also === '..')).toBe(true);
});

test('what is sent as it stands is no text at all where it says so, in the path or in the query', () => {
  const request = { params: { id: 'a' }, query: { q: 'b' } };
  expect(addressOf(operation({}), { ...request, raw: { id: '%' } })).toBe('/things/%?q=b');
  expect(addressOf(operation({}), { ...request, raw: { q: '%FF' } })).toBe('/things/a?q=%FF');
});

test('a number that exists stands in an address, though it is written as text', () => {
  const found = sampled({ type: 'integer', minimum: 1 }, ['4711']);
  expect(found.some(({ params }) => params.id === '4711')).toBe(true);
});

test('a plain request says what is required and nothing else, and of what exists wherever something does', () => {
  const own = operation({ type: 'string' });
  const more: DescribedOperation['query'] = [{ name: 'more', required: false, schema: { type: 'string' } }];
  const asked = { ...own, query: [...own.query, ...more] };
  const known = (field: string) => (field === 'id' ? ['one', 'two'] : []);
  const found = fc.sample(plainRequest(asked, known), { seed: 1, numRuns: 50 });
  expect(new Set(found.map(({ params }) => params.id))).toEqual(new Set(['one', 'two']));
  for (const request of found) expect(Object.keys(request.query)).toEqual(['also']);
});
