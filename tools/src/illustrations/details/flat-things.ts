import { type Colour, mix, shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { box, group, oval, stroke } from '../drawing/svg.ts';
import { leaf } from '../objects/greenery/leaf.ts';

export const tray = ({ defs, palette }: Sketch, w: number, h: number, colour: Colour) =>
  box(
    -w / 2,
    -h / 2,
    w,
    h,
    defs.slant(
      [0, 0, 1, 1],
      [0, tint(palette.metal, 0.5)],
      [0.5, palette.metal],
      [1, shade(palette.metal, 0.35)],
    ),
    { r: 46 },
  ) +
  box(
    -w / 2 + 12,
    -h / 2 + 12,
    w - 24,
    h - 24,
    defs.slant([0, 0, 1, 1], [0, shade(colour, 0.1)], [1, tint(colour, 0.2)]),
    { r: 36 },
  );

export const dish = ({ defs }: Sketch, r: number, colour: Colour, inside: Colour) =>
  oval(0, 0, r, r, defs.slant([0, 0, 1, 1], [0, tint(colour, 0.4)], [1, shade(colour, 0.2)])) +
  oval(3, 4, r * 0.84, r * 0.84, shade(inside, 0.2)) +
  oval(0, 0, r * 0.82, r * 0.82, defs.slant([0, 0, 1, 1], [0, shade(inside, 0.12)], [1, tint(inside, 0.3)]));

export const sprig = (sketch: Sketch, length: number, tone: Colour) =>
  group([
    stroke(`M0 0Q14 ${-length / 2} 0 ${-length}`, shade(tone, 0.25), 4),
    ...Array.from({ length: 8 }, (_, i) =>
      leaf(
        6,
        -length * (0.12 + i * 0.11),
        i % 2 ? 58 : -58,
        { length: 74 - i * 3, width: 40, bend: i % 2 ? 8 : -8 },
        mix(tone, sketch.palette.cloth, 0.1 + (i % 3) * 0.12),
      ),
    ),
    leaf(0, -length, 4, { length: 60, width: 30 }, tone),
  ]);
