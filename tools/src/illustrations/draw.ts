import { paletteNamed } from './drawing/palettes.ts';
import { createRandom } from './drawing/random.ts';
import { createSketch, finish } from './drawing/sketch.ts';
import { type Illustration, SHEETS } from './illustration.ts';

/**
 * Draws an illustration: the same text on every machine.
 * @returns an SVG document without text, links or scripts, of the size of its kind's sheet
 */
export const draw = ({ id, kind, palette, composition }: Illustration): string => {
  const { width, height } = SHEETS[kind];
  const sketch = createSketch(width, height, paletteNamed(palette), createRandom(id));
  return finish(sketch, composition(sketch));
};
