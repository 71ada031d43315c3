import { FONT_FACES } from '@sundara/web/fonts';
import { earlyFonts } from './early-fonts.ts';

test('the fonts of the first paint are fetched early, those of the rupee sign where it is shown, others never', () => {
  const files = [
    'fonts/figtree.woff2',
    'fonts/figtree-rupee.woff2',
    'fonts/fraunces-500.woff2',
    'fonts/other.woff2',
    'main.js',
  ];
  expect(earlyFonts(FONT_FACES, files)).toEqual(['fonts/figtree.woff2', 'fonts/fraunces-500.woff2']);
});

test('a style without faces has none', () => {
  expect(earlyFonts('body{margin:0}', ['fonts/figtree.woff2'])).toEqual([]);
});
