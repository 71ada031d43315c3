import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { unpackWoff } from './unpack-woff.ts';

type Document = InstanceType<typeof PDFDocument>;
export type Face = 'display' | 'text' | 'strong';
type Script = 'latin' | 'latin-ext' | 'telugu' | 'devanagari';

/** How a piece of text is set; sizes and widths in points. */
export interface Style {
  readonly face?: Face;
  readonly size?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
  /** Space between letters. */
  readonly spacing?: number;
  /** Its role for screen readers; a paragraph by default. */
  readonly tag?: 'H1' | 'H2' | 'P';
}

/** The distance from one baseline to the next, as a multiple of the text size. */
export const LEADING = 1.45;

const require = createRequire(import.meta.url);
const LATIN: Readonly<Record<Face, string>> = {
  display: '@fontsource/fraunces/files/fraunces-*-500-normal.woff',
  text: '@fontsource/figtree/files/figtree-*-400-normal.woff',
  strong: '@fontsource/figtree/files/figtree-*-600-normal.woff',
};
const weightOf: Readonly<Record<Face, number>> = { display: 500, text: 400, strong: 600 };

/** Fontsource splits a font by script; the rupee sign is in the extended Latin part. */
const SCRIPTS: readonly (readonly [Script, RegExp])[] = [
  ['latin', /[\x20-\x7e\xa0-\xff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2212]/],
  ['latin-ext', /[\u0100-\u017f\u20b9]/],
  ['telugu', /[\u0c00-\u0c7f\u200c\u200d]/],
  ['devanagari', /[\u0900-\u097f]/],
];

const fileOf = (face: Face, script: Script): string =>
  script === 'latin' || script === 'latin-ext'
    ? LATIN[face].replace('*', script)
    : `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-${weightOf[face]}-normal.woff`;

const fonts = new Map<string, Buffer>();
/** Parsed once for all documents: reading its tables takes longer than typesetting a receipt. */
const fontOf = (file: string, { create }: typeof import('fontkit')): Buffer => {
  // pdfkit accepts parsed fonts, but its types do not say so.
  const font = fonts.get(file) ?? (create(unpackWoff(readFileSync(require.resolve(file)))) as Buffer);
  fonts.set(file, font);
  return font;
};

const scriptOf = (letter: string): Script | undefined =>
  SCRIPTS.find(([, letters]) => letters.test(letter))?.[0];

/** A letter that no font has loses its accents, or else becomes '?', so that any name can be printed. */
const printable = (letter: string): string => {
  if (scriptOf(letter)) return letter;
  const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return bare !== '' && [...bare].every(scriptOf) ? bare : '?';
};

interface Run {
  readonly script: Script;
  readonly text: string;
}

/** Cuts a text where its font changes: '₹508 · రాధ' has four runs. */
export const runsOf = (text: string): Run[] => {
  const runs: Run[] = [];
  for (const letter of [...text.normalize('NFC')].flatMap((each) => [...printable(each)])) {
    const last = runs.at(-1);
    const joins =
      /[\u200c\u200d]/.test(letter) && last && last.script !== 'latin' && last.script !== 'latin-ext';
    const script = joins ? last.script : (scriptOf(letter) ?? 'latin');
    if (last?.script === script) runs[runs.length - 1] = { script, text: last.text + letter };
    else runs.push({ script, text: letter });
  }
  return runs;
};

/**
 * Sets text in a document in as many fonts as its letters need, on one baseline, each piece tagged for screen
 * readers in the order in which it is set.
 */
export const createTypesetter = async (document: Document) => {
  // Loaded when it is first needed: most processes of the API never typeset a text.
  const fontkit = await import('fontkit');
  const use = (face: Face, script: Script, size: number): void => {
    const name = `${face}-${script}`;
    if (!registered.has(name)) {
      document.registerFont(name, fontOf(fileOf(face, script), fontkit));
      registered.add(name);
    }
    document.font(name, size);
  };
  const registered = new Set<string>();
  const root = document.struct('Document');
  document.addStructure(root);

  const widthOf = (text: string, { face = 'text', size = 9.5, spacing = 0 }: Style = {}): number =>
    runsOf(text).reduce((width, run) => {
      use(face, run.script, size);
      return width + document.widthOfString(run.text) + spacing * run.text.length;
    }, 0);

  /** One line with its baseline at y, starting at x, or ending at x if it is right-aligned. */
  const line = (text: string, x: number, y: number, style: Style = {}): void => {
    const { face = 'text', size = 9.5, colour = '#2A1C14', align = 'left', spacing = 0, tag = 'P' } = style;
    let at = align === 'left' ? x : x - widthOf(text, style);
    const draw = () => {
      for (const run of runsOf(text)) {
        use(face, run.script, size);
        document
          .fillColor(colour)
          .text(run.text, at, y, { baseline: 'alphabetic', lineBreak: false, characterSpacing: spacing });
        at += document.widthOfString(run.text) + spacing * run.text.length;
      }
    };
    root.add(document.struct(tag, {}, draw));
  };

  /** Lines of at most the width, broken between words, or inside a word that is too long. @returns the next baseline */
  const block = (text: string, x: number, y: number, width: number, style: Style = {}): number => {
    const lines = wrap(text, (part) => widthOf(part, style) <= width);
    const leading = (style.size ?? 9.5) * LEADING;
    lines.forEach((part, index) => {
      line(part, x, y + index * leading, style);
    });
    return y + lines.length * leading;
  };

  /** Draws shapes, which screen readers skip. */
  const shape = (draw: () => void): void => {
    document.markContent('Artifact', { type: 'Layout' });
    draw();
    document.endMarkedContent();
  };

  return { line, block, shape, widthOf, end: () => root.end() };
};
export type Typesetter = Awaited<ReturnType<typeof createTypesetter>>;

const wrap = (text: string, fits: (part: string) => boolean): string[] => {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = current ? `${current} ${word}` : word;
    if (fits(longer)) {
      current = longer;
      continue;
    }
    if (current) lines.push(current);
    current = word;
    while (!fits(current) && current.length > 1) {
      let cut = current.length - 1;
      while (cut > 1 && !fits(current.slice(0, cut))) cut -= 1;
      lines.push(current.slice(0, cut));
      current = current.slice(cut);
    }
  }
  return current ? [...lines, current] : lines;
};
