import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import figtree from '@capsizecss/metrics/figtree';
import fraunces from '@capsizecss/metrics/fraunces';
import georgia from '@capsizecss/metrics/georgia';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Basic Latin, Latin-1 and the signs that texts use; the rupee stands apart, since its source is another file. */
const LATIN = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, n) => String.fromCodePoint(0x20 + n)),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, n) => String.fromCodePoint(0xa0 + n)),
  ...'–—‘’“”…•→←↑↓×·★',
].join('');
const LATIN_RANGE = 'U+20-7E,U+A0-FF,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2190-2193,U+2605';
const RUPEE_RANGE = 'U+20B9';

interface Face {
  readonly family: string;
  readonly file: string;
  readonly source: string;
  readonly weight: string;
  readonly text: string;
  readonly range: string;
}

const FRAUNCES = '@fontsource/fraunces/files/fraunces';
const FIGTREE = '@fontsource-variable/figtree/files/figtree';
const display = { family: 'Fraunces', weight: '500' };
const text = { family: 'Figtree', weight: '300 900' };
const latin = { text: LATIN, range: LATIN_RANGE };
const rupee = { text: '₹', range: RUPEE_RANGE };

const FACES: readonly Face[] = [
  { ...display, ...latin, file: 'fraunces-500.woff2', source: `${FRAUNCES}-latin-500-normal.woff2` },
  {
    ...display,
    ...rupee,
    file: 'fraunces-500-rupee.woff2',
    source: `${FRAUNCES}-latin-ext-500-normal.woff2`,
  },
  { ...text, ...latin, file: 'figtree.woff2', source: `${FIGTREE}-latin-wght-normal.woff2` },
  { ...text, ...rupee, file: 'figtree-rupee.woff2', source: `${FIGTREE}-latin-ext-wght-normal.woff2` },
];

const faceCss = ({ family, file, weight, range }: Face): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};font-display:swap;src:url(/fonts/${file}) format('woff2');unicode-range:${range}}`;

/** Local fonts stretched to the same measures, so that nothing moves when the real ones arrive. */
const fallbackCss = (): string =>
  [createFontStack([fraunces, georgia]), createFontStack([figtree, arial])]
    .map(({ fontFaces }) =>
      fontFaces
        .replaceAll(/\s*\n\s*/g, '')
        .replaceAll(': ', ':')
        .replaceAll(';}', '}'),
    )
    .join('\n');

const moduleOf = (
  first: string,
  later: string,
): string => `/** Made by \`npm run fonts -w @sundara/tools\`. */

/** The faces that the first paint needs, with stand-ins of the same measures. */
export const FONT_FACES = \`${first}\`;

/** The rupee sign of each face, fetched where an amount is shown. */
export const RUPEE_FACES = \`${later}\`;
`;

/** Cuts the fonts to what the site writes, and writes the CSS that names them; the same output on every machine. */
export const makeFonts = async (root: string): Promise<void> => {
  const folder = path.join(root, 'shell/public/fonts');
  for (const { source, text: letters, file } of FACES) {
    const font = await readFile(require.resolve(source));
    await writeFile(path.join(folder, file), await subsetFont(font, letters, { targetFormat: 'woff2' }));
  }
  for (const [family, licence] of [
    ['fraunces', '@fontsource/fraunces/LICENSE'],
    ['figtree', '@fontsource-variable/figtree/LICENSE'],
  ] as const) {
    await writeFile(path.join(folder, `${family}-OFL.txt`), await readFile(require.resolve(licence)));
  }
  const named = (range: string) => FACES.filter((face) => face.range === range).map(faceCss);
  const first = [...named(LATIN_RANGE), fallbackCss()].join('\n');
  const css = moduleOf(first, named(RUPEE_RANGE).join('\n'));
  await writeFile(path.join(root, 'shared-web/src/core/theme/fonts.ts'), css);
};
