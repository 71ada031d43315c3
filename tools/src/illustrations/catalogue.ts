import path from 'node:path';
import { AVIF_WIDTHS, JPEG_WIDTHS } from './encode.ts';
import { type Illustration, type IllustrationKind, SHEETS } from './illustration.ts';

/** Part of every address: changed drawings get the next version, so that no browser keeps an old one. */
export const VERSION = 'v2';

export const FOLDER = path.resolve(import.meta.dirname, '../../../provider-api/illustrations');
export const CATALOGUE = path.join(FOLDER, 'catalogue.json');

/** An illustration as the API reads it. */
export interface CatalogueEntry {
  readonly id: string;
  readonly kind: IllustrationKind;
  readonly subject: string;
  readonly suits: readonly string[];
  /** Pixels of the sheet, for its aspect ratio. */
  readonly width: number;
  readonly height: number;
  /** The widths of its files, in pixels, the narrowest first. */
  readonly avif: readonly number[];
  readonly jpg: readonly number[];
  /** What it shows: 'A room with a row of mirrors'. */
  readonly alt: string;
  readonly placeholder: string;
}

export const entryOf = (
  { id, kind, subject, suits, words }: Illustration,
  placeholder: string,
): CatalogueEntry => ({
  ...{ id, kind, subject, suits, ...SHEETS[kind] },
  ...{ avif: AVIF_WIDTHS[kind], jpg: JPEG_WIDTHS[kind], alt: words, placeholder },
});

/** One line for each illustration, so that a change shows which ones it concerns. */
export const writtenCatalogue = (entries: readonly CatalogueEntry[]): string =>
  `{"version": ${JSON.stringify(VERSION)}, "illustrations": [\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}\n`;

/** The file of a width, below the folder: 'room/mirror-row-teal-640.avif'. */
export const fileOf = (
  { kind, id }: Pick<CatalogueEntry, 'kind' | 'id'>,
  width: number,
  format: string,
): string => `${kind}/${id}-${width}.${format}`;

export const filesOf = (entry: CatalogueEntry): string[] => [
  ...entry.avif.map((width) => fileOf(entry, width, 'avif')),
  ...entry.jpg.map((width) => fileOf(entry, width, 'jpg')),
];
