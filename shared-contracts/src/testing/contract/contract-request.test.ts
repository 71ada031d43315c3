import fc from 'fast-check';
import { addressOf, validRequest } from './contract-request.ts';
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

test('no request that is allowed has a text that makes its address none', () => {
  const found = sampled({ enum: [...BROKEN_ENCODINGS, '..', 'a'] });
  expect(new Set(found.map(({ params, query }) => `${params.id} ${query.also}`))).toEqual(
    new Set(['a a', 'a ..']),
  );
  for (const request of found) expect(() => decodeURI(addressOf(operation({}), request))).not.toThrow();
});

test('a number that exists stands in an address, though it is written as text', () => {
  const found = sampled({ type: 'integer', minimum: 1 }, ['4711']);
  expect(found.some(({ params }) => params.id === '4711')).toBe(true);
});
