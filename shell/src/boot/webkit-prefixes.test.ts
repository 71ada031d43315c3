import { css } from '@emotion/react';
import { createServerStyles } from './style-cache.ts';

/** As a server does, where a cache gives what it would insert. */
const cssOf = (styles: Record<string, string>) => {
  const cache = createServerStyles();
  return cache.insert('.a', css(styles), cache.sheet, false);
};

test.each([
  ['userSelect', 'none', '.a{-webkit-user-select:none;user-select:none;}'],
  ['backdropFilter', 'blur(12px)', '.a{-webkit-backdrop-filter:blur(12px);backdrop-filter:blur(12px);}'],
  ['maskImage', 'none', '.a{-webkit-mask-image:none;mask-image:none;}'],
])('%s is prefixed, as Safari 16 or Chrome 110 need it', (name, value, css) => {
  expect(cssOf({ [name]: value })).toBe(css);
});

test('what every browser knows is not', () => {
  expect(cssOf({ display: 'flex', alignItems: 'center', transition: 'none', textDecoration: 'none' })).toBe(
    '.a{display:flex;align-items:center;transition:none;text-decoration:none;}',
  );
});
