import { resolveFirstData } from './declaration.ts';

const data = {
  operation: 'salon.orders',
  path: '/api/salon/:id/orders',
  public: false,
  params: { id: ':id' },
  query: { limit: '10', q: '?q' },
};

test('first data takes its values from the path, from the query string and from the declaration', () => {
  const search = new Map([['q', 'asha']]);
  expect(resolveFirstData(data, { params: { id: 's1' }, search })).toEqual({
    params: { id: 's1' },
    query: { limit: '10', q: 'asha' },
  });
});

test('what the query string leaves open stays open', () => {
  expect(resolveFirstData(data, { params: { id: 's1' }, search: new Map() })?.query).toEqual({
    limit: '10',
    q: undefined,
  });
});

test('without a path parameter there is no first data', () => {
  expect(resolveFirstData(data, { params: {}, search: new Map() })).toBeUndefined();
});
