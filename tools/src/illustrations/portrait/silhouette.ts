import { mix, shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { oval, path } from '../drawing/svg.ts';
import { ground } from './ground.ts';

/** The outline of a person from the chest up, without a face: for somebody whose looks nobody knows. */
export const silhouette = (sketch: Sketch): string[] => {
  const { palette, defs } = sketch;
  const tone = mix(palette.seat, palette.dado, 0.35);
  const cloth = defs.down([0, tint(tone, 0.12)], [1, shade(tone, 0.2)]);
  const head = defs.down([0, tint(tone, 0.3)], [1, tint(tone, 0.06)]);
  return [
    ground(sketch),
    path('M430 560H570V720H430Z', shade(tone, 0.06)),
    path('M150 1000C150 800 270 716 430 690C470 730 530 730 570 690C730 716 850 800 850 1000Z', cloth),
    oval(500, 436, 158, 196, head),
  ];
};
