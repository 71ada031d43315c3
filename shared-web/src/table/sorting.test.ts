import { nextSort, sortedColumns, sortIn } from './sorting.ts';

const COLUMNS = ['name', 'role'].map((id) => ({ id, header: id, cell: () => id }));

test('the first press of a header sorts ascending, a second the other way, and another column begins anew', () => {
  expect(nextSort('name', 'createdAt_desc')).toBe('name_asc');
  expect(nextSort('name', 'name_asc')).toBe('name_desc');
  expect(nextSort('name', 'name_desc')).toBe('name_asc');
});

test('columns by which a list sorts say how it is sorted, others can not be pressed', () => {
  const sorted = (sort: 'name_desc' | 'createdAt_asc') =>
    sortedColumns(COLUMNS, ['name'], sort).map((column) => column.sorted);
  expect(sorted('name_desc')).toEqual(['descending', undefined]);
  expect(sorted('createdAt_asc')).toEqual(['none', undefined]);
});

test('an order that the list does not have is its first one', () => {
  const orders = ['name_asc', 'createdAt_desc'] as const;
  expect(sortIn(new URLSearchParams('sort=name_asc'), orders, 'createdAt_desc')).toBe('name_asc');
  expect(sortIn(new URLSearchParams('sort=name_up'), orders, 'createdAt_desc')).toBe('createdAt_desc');
});
