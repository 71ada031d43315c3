import { compositionFor } from './compositions.ts';
import { createRandom } from './drawing/random.ts';
import { createSketch, finish } from './drawing/sketch.ts';
import { type PictureKind, pictureSheets } from './picture-kinds.ts';
import { paletteFor } from './seed.ts';

/**
 * Draws a picture: a pure function of its kind and seed, the same text on every machine.
 * The seed can carry meaning: `salon-12` and `salon-13` are neighbours that differ, `salon-12-3` is a detail of
 * `salon-12` in its colours, `hair-care-2` is that category, `woman-7` and `man-7` are portraits of one.
 *
 * @returns an SVG document without any text, links or scripts; its size is the sheet's, see `pictureSheets`.
 */
export const illustrate = (kind: PictureKind, seed: string): string => {
  const { width, height } = pictureSheets[kind];
  const sketch = createSketch(width, height, paletteFor(kind, seed), createRandom(`${kind}/${seed}`));
  return finish(sketch, compositionFor(kind, seed)(sketch));
};
