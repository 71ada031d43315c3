import { createDefs, type Defs } from './defs.ts';
import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';
import { box, el, num } from './svg.ts';

/** One drawing in the making: its sheet, paints and choices. Its units are those of the view box. */
export type Sketch = {
  width: number;
  height: number;
  palette: Palette;
  random: Random;
  defs: Defs;
};

/** Draws one arrangement of things, back to front. */
export type Composition = (sketch: Sketch) => string[];

export const createSketch = (width: number, height: number, palette: Palette, random: Random): Sketch => ({
  width,
  height,
  palette,
  random,
  defs: createDefs(),
});

/** The light that all pictures share: warm from the upper left, falling off to the lower right and the edges. */
const sharedLight = ({ width, height, palette, defs }: Sketch): string => {
  const sun = defs.radial(
    [0.22, 0.08, 1.05],
    [0, palette.light, palette.dusk ? 0.1 : 0.3],
    [0.6, palette.light, 0],
  );
  const fall = defs.radial(
    [0.42, 0.38, 0.85],
    [0.55, '#2b1519', 0],
    [1, '#2b1519', palette.dusk ? 0.42 : 0.22],
  );
  return box(0, 0, width, height, sun) + box(0, 0, width, height, fall);
};

/** The finished SVG document. */
export const finish = (sketch: Sketch, content: readonly string[]): string => {
  const { width, height } = sketch;
  const body = content.join('') + sharedLight(sketch);
  const frame = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${num(width)} ${num(height)}`,
    width,
    height,
  };
  return el('svg', frame, sketch.defs.markup() + body);
};
