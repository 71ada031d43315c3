import * as z from 'zod/mini';
import { listFile, listOperation, readListQuery, sentQuery } from '../api/index.ts';
import { firstData } from '../federation/declaration.ts';

const PLANTS = listOperation({
  name: 'admin.plants',
  summary: 'Plants',
  path: '/api/admin/plants',
  access: ['admin'],
  ...{ rows: 'plants', row: z.object({ id: z.string() }), size: 10 },
  filter: {
    q: z.optional(z.string().check(z.maxLength(5))),
    light: z.optional(z.enum(['sun', 'shade'])),
    height: z.optional(z.coerce.number().check(z.gte(1))),
    sort: z._default(z.enum(['name_asc', 'name_desc']), 'name_asc'),
  },
  also: { counts: z.object({ sun: z.int() }) },
});

const read = (address: string) => readListQuery(PLANTS, new URLSearchParams(address));
const DEFAULTS = { page: 1, limit: 10, q: undefined, light: undefined, height: undefined, sort: 'name_asc' };

test.each([
  ['', {}],
  ['q=%20fern%20&light=shade&height=3', { q: 'fern', light: 'shade', height: 3 }],
  ['light=Shade&sort=NAME_DESC&page=2', { light: 'shade', sort: 'name_desc', page: 2 }],
  ['light=all&sort=', {}],
  ['q=too-long&light=moon&height=0&sort=age_asc&page=-1&limit=x&other=1', {}],
  ['limit=900', { limit: 100 }],
])('the address "%s" asks for %j, and nothing that the contract refuses', (address, asked) => {
  expect(read(address)).toEqual({ ...DEFAULTS, ...asked });
});

test('what is the default is not sent, nor what the operation does not take', () => {
  expect(sentQuery(PLANTS, read(''))).toEqual({});
  const asked = read('q=fern&page=3&limit=20&sort=name_desc');
  expect(sentQuery(PLANTS, asked)).toEqual({ q: 'fern', page: 3, limit: 20, sort: 'name_desc' });
  expect(sentQuery(listFile(PLANTS), asked)).toEqual({ q: 'fern', sort: 'name_desc' });
});

test('the first data of its page takes each field of the query from the address', () => {
  expect(firstData(PLANTS).query).toEqual({
    ...{ page: '?page', limit: '?limit', q: '?q', light: '?light', height: '?height', sort: '?sort' },
  });
});

test('its file takes the same filter at its own address', () => {
  const file = listFile(PLANTS);
  expect([file.name, file.path, file.access]).toEqual([
    'admin.plantsFile',
    '/api/admin/plants/file',
    ['admin'],
  ]);
  expect(Object.keys(file.query.shape)).toEqual(['q', 'light', 'height', 'sort']);
});

test('its reply has the rows once, under their own name', () => {
  expect(Object.keys(PLANTS.reply.shape).slice(4)).toEqual(['plants', 'counts', 'pagination']);
});
