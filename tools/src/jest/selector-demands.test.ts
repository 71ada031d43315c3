import { demandsOf } from './selector-demands.ts';

const ofAny = (...classes: readonly string[]) => ({ tag: undefined, classes });
const of = (tag: string, ...classes: readonly string[]) => ({ tag, classes });

test.each([
  ['.css-1', [ofAny('css-1')]],
  ['.css-1.Mui-disabled:hover::before', [ofAny('css-1', 'Mui-disabled')]],
  ['.css-1 .MuiChip-label', [ofAny('MuiChip-label')]],
  ['.css-1>.a~li.b+.c', [ofAny('c')]],
  ['a.link.on, .css-2', [of('a', 'link', 'on'), ofAny('css-2')]],
  ['.css-1:not(.a, .b .c):has(> [data-x])', [ofAny('css-1')]],
  ['body:has(> .open) .snack[dir]', [ofAny('snack')]],
  ['p', [of('p')]],
  ['.a, H1:hover', [ofAny('a'), of('h1')]],
  ['.a li', [of('li')]],
  ['input[type]', [of('input')]],
])('an element of %s has one of %j', (selector, demands) => {
  expect(demandsOf(selector)).toEqual(demands);
});

test.each([
  '*',
  '.a, *',
  ':root',
  ':is(.a, .b)',
  '[class~=a]',
  'svg|a',
  '',
  '.a[title="."]',
  '.w\\.5',
  '.a/* .b */',
])('of an element of %j nothing is known', (selector) => {
  expect(demandsOf(selector)).toBeUndefined();
});
