import { classesDemandedBy } from './selector-classes.ts';

test.each([
  ['.css-1', [['css-1']]],
  ['.css-1.Mui-disabled:hover::before', [['css-1', 'Mui-disabled']]],
  ['.css-1 .MuiChip-label', [['MuiChip-label']]],
  ['.css-1>.a~li.b+.c', [['c']]],
  ['a.link.on, .css-2', [['link', 'on'], ['css-2']]],
  ['.css-1:not(.a, .b .c):has(> [data-x])', [['css-1']]],
  ['body:has(> .open) .snack[dir]', [['snack']]],
])('an element of %s has one of %j', (selector, classes) => {
  expect(classesDemandedBy(selector)).toEqual(classes);
});

test.each([
  'p',
  '*',
  '.a, p',
  '.a li',
  ':root',
  ':is(.a, .b)',
  '[class~=a]',
  '',
  '.a[title="."]',
  '.w\\.5',
  '.a/* .b */',
])('of an element of %j nothing is known', (selector) => {
  expect(classesDemandedBy(selector)).toBeUndefined();
});
