import { earlyFonts } from './early-fonts.ts';

const face = (file: string, display: string) =>
  `@font-face{font-family:Figtree;src:url(/fonts/${file}) format('woff2');font-display:${display}}`;
const STYLE = [
  face('figtree.woff2', 'optional'),
  face('figtree-rupee.woff2', 'swap'),
  face('fraunces-500.woff2', 'fallback'),
].join('');

test('the fonts of the first paint are fetched early, those of the rupee sign where it is shown, others never', () => {
  const files = [
    'fonts/figtree.woff2',
    'fonts/figtree-rupee.woff2',
    'fonts/fraunces-500.woff2',
    'fonts/other.woff2',
    'main.js',
  ];
  expect(earlyFonts(STYLE, files)).toEqual(['fonts/figtree.woff2', 'fonts/fraunces-500.woff2']);
});

test('a style without faces has none', () => {
  expect(earlyFonts('body{margin:0}', ['fonts/figtree.woff2'])).toEqual([]);
});
