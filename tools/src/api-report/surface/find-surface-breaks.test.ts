import { findSurfaceBreaks } from './find-surface-breaks.ts';
import type { Surface } from './surface.ts';

const SURFACE: Surface = {
  table: 'group',
  'table.Menu': '@mui/material 9.5',
  'table.Table': 'component',
  'table.Table(1)': 'object',
  'table.Table(1).busy?': 'boolean',
  'table.Table(1).look': '"bar" | "modal"',
  'table.Table(1).onSort': 'function',
  'table.Table(1).onSort(1)': '"down" | "up"',
  'table.Table(1).onSort()': 'string',
  'table.Table(1).title': 'string',
  'table.find': 'function',
  'table.find()': 'promise',
  'table.find()<>.name': 'string',
  'table.find()<>?': 'object',
  'table.find(1)?': 'number',
  '<booking.confirmed>': 'object',
  '<booking.confirmed>.id': 'string',
  '<booking.confirmed>.note?': 'string',
};

/** The surface with these changes; undefined removes a place. */
const changed = (places: Readonly<Record<string, string | undefined>>): Surface => {
  const all = Object.entries({ ...SURFACE, ...places });
  return Object.fromEntries(all.flatMap(([place, type]) => (type === undefined ? [] : [[place, type]])));
};

test('a surface breaks nobody who was built for it', () => {
  expect(findSurfaceBreaks(SURFACE, SURFACE)).toEqual([]);
});

test.each([
  [
    'a new export',
    { 'table.Pager': 'component', 'table.Pager(1)': 'object', 'table.Pager(1).page': 'number' },
  ],
  ['a new group', { plot: 'group', 'plot.Plot': 'component' }],
  ['a new optional prop', { 'table.Table(1).dense?': 'boolean' }],
  [
    'a new optional prop with a field that it demands',
    { 'table.Table(1).sort?': 'object', 'table.Table(1).sort.by': 'string' },
  ],
  [
    'a prop that may be left out now',
    { 'table.Table(1).title': undefined, 'table.Table(1).title?': 'string' },
  ],
  [
    'a prop that takes one more kind of value',
    { 'table.Table(1).look': '"bar" | "modal" | "page"', 'table.Table(1).title': 'number | string' },
  ],
  ['a prop that takes all that can be drawn instead of a text', { 'table.Table(1).title': 'ReactNode' }],
  ['a prop that takes any text instead of some', { 'table.Table(1).look': 'string' }],
  ['one more argument that may be left out', { 'table.find(2)?': 'string' }],
  ['one more argument of a callback', { 'table.Table(1).onSort(2)': 'number' }],
  ['a callback called with fewer words', { 'table.Table(1).onSort(1)': '"up"' }],
  ['an answer that is always there now', { 'table.find()<>?': undefined, 'table.find()<>': 'object' }],
  ['one more field of an answer', { 'table.find()<>.id': 'string' }],
  ['a package of a later minor', { 'table.Menu': '@mui/material 9.12' }],
  ['a field more that an event may have', { '<booking.confirmed>.by?': 'string' }],
])('%s breaks nobody', (_, places) => {
  expect(findSurfaceBreaks(SURFACE, changed(places))).toEqual([]);
});

test.each([
  [
    'a lost export, told once',
    {
      'table.find': undefined,
      'table.find()': undefined,
      'table.find(1)?': undefined,
      'table.find()<>.name': undefined,
      'table.find()<>?': undefined,
    },
    "it doesn't give table.find",
  ],
  [
    'an export that became something else',
    { 'table.Table': 'function' },
    'it gives function in table.Table, not only component',
  ],
  ['a lost prop', { 'table.Table(1).busy?': undefined }, "it doesn't take table.Table(1).busy"],
  [
    'a new prop that has to be given',
    { 'table.Table(1).caption': 'string' },
    'it demands table.Table(1).caption',
  ],
  [
    'a prop that has to be given now',
    { 'table.Table(1).busy?': undefined, 'table.Table(1).busy': 'boolean' },
    'it demands table.Table(1).busy',
  ],
  [
    'a prop of another type',
    { 'table.Table(1).title': 'number' },
    "it doesn't take string in table.Table(1).title",
  ],
  [
    'a prop that takes fewer words',
    { 'table.Table(1).look': '"bar"' },
    'it doesn\'t take "modal" in table.Table(1).look',
  ],
  [
    'a callback called with one more word',
    { 'table.Table(1).onSort(1)': '"down" | "none" | "up"' },
    'it gives "none" in table.Table(1).onSort(1), not only "down" | "up"',
  ],
  [
    'a callback that has to answer something else',
    { 'table.Table(1).onSort()': 'number' },
    "it doesn't take string in table.Table(1).onSort()",
  ],
  [
    'an argument that has to be given now',
    { 'table.find(1)?': undefined, 'table.find(1)': 'number' },
    'it demands table.find(1)',
  ],
  [
    'an answer of another type',
    { 'table.find()<>.name': 'null | string' },
    'it gives null in table.find()<>.name, not only string',
  ],
  [
    'an answer that may be missing now',
    { 'table.find()<>.name': undefined, 'table.find()<>.name?': 'string' },
    "it doesn't always give table.find()<>.name",
  ],
  [
    'a package of another major',
    { 'table.Menu': '@mui/material 10.0' },
    'it gives @mui/material 10.0 in table.Menu, not only @mui/material 9.5',
  ],
  [
    'a package of an earlier minor',
    { 'table.Menu': '@mui/material 9.4' },
    'it gives @mui/material 9.4 in table.Menu, not only @mui/material 9.5',
  ],
  [
    'a field that an event has to have now',
    { '<booking.confirmed>.salon': 'string' },
    'it demands <booking.confirmed>.salon',
  ],
  [
    'a field that an event may lack now',
    { '<booking.confirmed>.id': undefined, '<booking.confirmed>.id?': 'string' },
    "it doesn't always give <booking.confirmed>.id",
  ],
  [
    'a field that an event has always to have now',
    { '<booking.confirmed>.note?': undefined, '<booking.confirmed>.note': 'string' },
    'it demands <booking.confirmed>.note',
  ],
])('%s is a break', (_, places, told) => {
  expect(findSurfaceBreaks(SURFACE, changed(places))).toEqual([told]);
});
