import { resolveFirstData } from './declaration.ts';

const data = {
  operation: 'salon.orders',
  path: '/api/salon/:id/orders',
  public: false,
  params: { id: ':id' },
  query: { limit: '10', q: '?q', dateRange: '?dateRange=month' },
};

test('first data takes its values from the path, from the query string and from the declaration', () => {
  const search = new Map([
    ['q', 'asha'],
    ['dateRange', 'week'],
  ]);
  expect(resolveFirstData(data, { params: { id: 's1' }, search })).toEqual({
    params: { id: 's1' },
    query: { limit: '10', q: 'asha', dateRange: 'week' },
  });
});

test('what the query string leaves open is what the declaration names for it, else nothing', () => {
  expect(resolveFirstData(data, { params: { id: 's1' }, search: new Map() })?.query).toEqual({
    limit: '10',
    q: undefined,
    dateRange: 'month',
  });
});

test('without a path parameter there is no first data', () => {
  expect(resolveFirstData(data, { params: {}, search: new Map() })).toBeUndefined();
});
