import type { PaletteName } from './drawing/palettes.ts';
import type { Composition } from './drawing/sketch.ts';

/** The kinds of illustrations, with the size of the sheet that each is drawn on. */
export const SHEETS = {
  /** A salon from inside or from the street, 3:2. */
  room: { width: 1200, height: 800 },
  /** A detail of a place, 4:3. */
  detail: { width: 1200, height: 900 },
  /** The result of a visit: hair, hands, faces, 4:5. */
  work: { width: 960, height: 1200 },
  /** A service of the catalogue, square. */
  service: { width: 1000, height: 1000 },
  /** An owner or a specialist, square. */
  portrait: { width: 1000, height: 1000 },
} as const;

export type IllustrationKind = keyof typeof SHEETS;

/** One arrangement of things in several palettes. */
export interface Series {
  /** What it shows, the first part of each id: 'mirror-row'. */
  readonly subject: string;
  /** What it shows, in words for an alt text: 'A room with a row of mirrors'. */
  readonly words: string;
  /** What may show it: kinds of salons, slugs of categories, or women and men; 'other' where nothing is known. */
  readonly suits: readonly string[];
  readonly composition: Composition;
  /** One illustration for each. A palette that is named twice is drawn twice, with other random choices. */
  readonly palettes: readonly PaletteName[];
}

/** One picture of the set. */
export interface Illustration extends Omit<Series, 'palettes'> {
  /** Unique in the whole set: 'mirror-row-teal'. It also seeds the random choices of the drawing. */
  readonly id: string;
  readonly kind: IllustrationKind;
  readonly palette: PaletteName;
}

/** All illustrations of a series: 'woman-rose' and then 'woman-rose-2'. */
export const illustrationsOf = (kind: IllustrationKind, { palettes, ...series }: Series): Illustration[] =>
  palettes.map((palette, index) => {
    const earlier = palettes.slice(0, index).filter((name) => name === palette).length;
    const id = `${series.subject}-${palette}${earlier > 0 ? `-${earlier + 1}` : ''}`;
    return { ...series, id, kind, palette };
  });
