import { type Colour, shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, d, group, oval, path, stroke } from '../drawing/svg.ts';

/** A bell-shaped earring hung from (0, 0), 90 long. */
export const jhumka = ({ palette, defs }: Sketch, gem: Colour): string => {
  const gold = tint(palette.metal, 0.1);
  return group([
    oval(0, 6, 15, 15, defs.slant([0, 0, 1, 1], [0, tint(gold, 0.5)], [1, shade(gold, 0.3)])),
    oval(0, 6, 7, 7, gem),
    stroke('M0 20V32', gold, 3),
    path('M-26 66C-26 40 -14 30 0 30C14 30 26 40 26 66C10 72 -10 72 -26 66Z', defs.round(gold, 1.2)),
    stroke('M-24 58Q0 66 24 58', shade(gold, 0.4), 2.4, 0.6),
    ...[-22, -11, 0, 11, 22].map((x) => oval(x, 75 - Math.abs(x) * 0.12, 4, 4, tint(palette.cloth, 0.2))),
  ]);
};

/** A forehead pendant on its chain along the parting; (0, 0) is the pendant's ring. */
export const tikka = ({ palette }: Sketch, gem: Colour): string => {
  return group([
    stroke('M0 -96V0', palette.metal, 4),
    ...[-84, -64, -44, -24].map((y) => oval(0, y, 4.6, 4.6, tint(palette.metal, 0.4))),
    oval(0, 16, 19, 19, palette.metal),
    oval(0, 16, 12, 12, gem),
    oval(-4, 12, 4, 4, '#ffffff', 0.6),
    ...[-12, 0, 12].map((x) => oval(x, 40 - Math.abs(x) * 0.3, 4.6, 4.6, tint(palette.cloth, 0.3))),
  ]);
};

/** A necklace from (-w, 0) through (0, depth) to (w, 0) with drops. */
export const necklace = ({ palette }: Sketch, w: number, depth: number, gem: Colour): string => {
  const drops = Array.from({ length: 11 }, (_, i) => {
    const t = i / 10;
    const x = -w + 2 * w * t;
    const y = 4 * depth * t * (1 - t) * 0.5 + 4 * depth * 0.5 * t * (1 - t);
    return at(x, y + 10, oval(0, 0, 6, 8, i % 2 ? palette.metal : gem));
  });
  return group([
    stroke(d`M${-w} 0Q0 ${depth * 2} ${w} 0`, shade(palette.metal, 0.25), 8),
    stroke(d`M${-w} 0Q0 ${depth * 2} ${w} 0`, tint(palette.metal, 0.3), 4),
    ...drops,
  ]);
};
