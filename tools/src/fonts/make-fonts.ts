import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import figtree from '@capsizecss/metrics/figtree';
import fraunces from '@capsizecss/metrics/fraunces/500';
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/**
 * Basic Latin, Latin-1 (with × and ·) and punctuation. Neither source contains ← → or ★: draw those as icons. The rupee
 * sign is separate, since its source is another file.
 */
const LATIN = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, n) => String.fromCodePoint(0x20 + n)),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, n) => String.fromCodePoint(0xa0 + n)),
  ...'–—‘’“”•…−',
].join('');
const LATIN_RANGE = 'U+20-7E,U+A0-FF,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2212';
const RUPEE_RANGE = 'U+20B9';

interface Face {
  readonly family: string;
  readonly file: string;
  readonly source: string;
  readonly weight: string;
  readonly text: string;
  readonly range: string;
  /** Its `font-display`. */
  readonly shown: string;
  /** Keeps only this part of a variable font. */
  readonly axes?: Record<string, { readonly min: number; readonly max: number }>;
}

const FRAUNCES = '@fontsource/fraunces/files/fraunces';
const FIGTREE = '@fontsource-variable/figtree/files/figtree';
const display = { family: 'Fraunces', weight: '500' };
const text = { family: 'Figtree', weight: '400 700', axes: { wght: { min: 400, max: 700 } } };
// Text that changed its font under a reader's eyes would move; a font that is late is used from the next page on.
const latin = { text: LATIN, range: LATIN_RANGE, shown: 'optional' };
const rupee = { text: '₹', range: RUPEE_RANGE, shown: 'swap' };

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

const faceCss = ({ family, file, weight, range, shown }: Face): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};font-display:${shown};src:url(/fonts/${file}) format('woff2');unicode-range:${range}}`;

/** Other names of fonts with the same metrics; Liberation Sans and Gelasio match Arial's and Georgia's. */
const TWINS: Readonly<Record<string, string>> = {
  "local('Georgia')": "local('Georgia'),local('Gelasio')",
  "local('Noto Serif Regular'), local('NotoSerif-Regular')": "local('Noto Serif'),local('NotoSerif-Regular')",
  "local('Roboto Regular'), local('Roboto-Regular')": "local('Roboto'),local('Roboto-Regular')",
  "local('Arial'), local('ArialMT')": "local('Arial'),local('ArialMT'),local('Liberation Sans')",
};

/**
 * Local fonts scaled to the same metrics, so that nothing moves when the real ones arrive. A browser uses the last face
 * of a family that it has: Georgia and Arial, on Android (which has neither) Noto Serif and Roboto.
 */
const fallbackCss = (): string =>
  [createFontStack([fraunces, georgia, notoSerif]), createFontStack([figtree, arial, roboto])]
    .flatMap(({ fontFaces }) => fontFaces.split(/(?<=})\s*/).reverse())
    .map((face) =>
      face
        .replaceAll(/\s*\n\s*/g, '')
        .replaceAll(': ', ':')
        .replace('@font-face {', '@font-face{')
        .replace(/ Fallback:[^"]+"/, ' Fallback"')
        .replace(/src:([^;}]+)/, (_, local: string) => `src:${TWINS[local] ?? local}`)
        .replaceAll(';}', '}'),
    )
    .join('\n');

const moduleOf = (css: string): string => `/** Made by \`npm run fonts -w @sundara/tools\`. */

/**
 * All faces, with stand-ins of the same measures, for the style of the first paint: a style that is added or moved later
 * lets browsers look for all fonts anew, and text that is shown would change its font.
 */
export const FONT_FACES = \`${css}\`;
`;

/**
 * Reduces the fonts to the characters of the site, and writes the CSS that names them; the same output on every
 * machine.
 */
export const makeFonts = async (root: string): Promise<void> => {
  const folder = path.join(root, 'shell/public/fonts');
  for (const { source, text: letters, file, axes } of FACES) {
    const font = await readFile(require.resolve(source));
    const options = { targetFormat: 'woff2', ...(axes && { variationAxes: axes }) } as const;
    await writeFile(path.join(folder, file), await subsetFont(font, letters, options));
  }
  for (const [family, licence] of [
    ['fraunces', '@fontsource/fraunces/LICENSE'],
    ['figtree', '@fontsource-variable/figtree/LICENSE'],
  ] as const) {
    await writeFile(path.join(folder, `${family}-OFL.txt`), await readFile(require.resolve(licence)));
  }
  const named = (range: string) => FACES.filter((face) => face.range === range).map(faceCss);
  const css = moduleOf([...named(LATIN_RANGE), ...named(RUPEE_RANGE), fallbackCss()].join('\n'));
  await writeFile(path.join(root, 'shared-web/src/core/theme/fonts.ts'), css);
};
