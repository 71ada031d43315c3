import { type Colour, shade, tint } from '../../drawing/colour.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { box, oval, path } from '../../drawing/svg.ts';

/** A bottle of nail polish standing on (0, 0), 36 wide and 92 tall. */
export const polish = ({ palette, defs }: Sketch, colour: Colour): string => {
  return [
    oval(5, 0, 24, 4, '#2b1519', 0.24),
    path('M-7 -92H7L9 -40H-9Z', defs.round(shade(palette.seat, palette.dusk ? 0.45 : 0.6), 1.3)),
    box(-9, -44, 18, 6, defs.round(palette.metal)),
    path('M-18 -26Q-18 -38 -8 -38H8Q18 -38 18 -26V-6Q18 0 12 0H-12Q-18 0 -18 -6Z', defs.round(colour, 1.1)),
    path('M-13 -26Q-13 -33 -8 -33V-6Q-13 -6 -13 -10Z', tint(colour, 0.7), 0.55),
  ].join('');
};
