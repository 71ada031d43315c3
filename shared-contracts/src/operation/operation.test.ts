import { operationUrl } from './operation.ts';

const list = { name: 'salons.list', path: '/api/public/salons' };
const detail = { name: 'salons.detail', path: '/api/public/salons/:id' };

test('the same input gives the same address in any order', () => {
  const address = '/api/public/salons?limit=5&q=nail%20art';
  expect(operationUrl(list, { query: { q: 'nail art', limit: 5 } })).toBe(address);
  expect(operationUrl(list, { query: { limit: '5', q: 'nail art', page: undefined } })).toBe(address);
});

test('a path parameter is encoded, so that it cannot name another path', () => {
  expect(operationUrl(detail, { params: { id: '../admin' } })).toBe('/api/public/salons/..%2Fadmin');
});

test('a missing path parameter is told by operation and name', () => {
  expect(() => operationUrl(detail)).toThrow("salons.detail needs the path parameter 'id'.");
});
