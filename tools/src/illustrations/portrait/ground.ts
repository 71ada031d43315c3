import { mix, shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { box, oval } from '../drawing/svg.ts';
import { palmShadow } from '../objects/greenery/sunlight.ts';

/** The wall behind a person, with a pale circle and the shadow of a leaf. */
export const ground = (sketch: Sketch): string => {
  const { palette, defs, random } = sketch;
  const tone = random.pick([
    palette.wall,
    palette.dado,
    mix(palette.accent, palette.wall, 0.35),
    mix(palette.accent2, palette.wall, 0.35),
  ]);
  const wall = defs.slant([0, 0, 1, 1], [0, tint(tone, 0.34)], [0.5, tone], [1, shade(tone, 0.2)]);
  return [
    box(0, 0, 1000, 1000, wall),
    oval(500, 470, 390, 390, tint(tone, 0.3), 0.5),
    palmShadow(sketch, 1030, 760, -44, 560, 0.15),
  ].join('');
};
