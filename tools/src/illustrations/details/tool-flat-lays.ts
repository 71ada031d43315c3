import { type Colour, shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, stroke } from '../drawing/svg.ts';
import { petals } from '../objects/greenery/flowers.ts';
import { rose } from '../objects/greenery/marigold.ts';
import { makeupBrush, panPalette } from '../objects/tools/beauty-tools.ts';
import { comb, paddleBrush, scissors } from '../objects/tools/hair-tools.ts';
import { dish, sprig, tray } from './flat-things.ts';
import { flatGround, laid } from './surface.ts';

/** Scissors, combs and a brush on a tray. */
export const scissorsAndCombs = (sketch: Sketch): string[] => {
  const { random, palette } = sketch;
  const flip = random.chance(0.5) ? 1 : -1;
  const horn = random.pick([shade(palette.seat, 0.2), palette.wood, palette.accent] as const);
  return [
    flatGround(sketch),
    laid(
      sketch,
      600,
      450,
      tray(sketch, 880, 640, random.pick([palette.dado, palette.wood, palette.cloth] as const)),
    ),
    laid(sketch, 600 + flip * 30, 470, scissors(sketch), 1.2, flip * 28),
    laid(sketch, 600 - flip * 270, 430, paddleBrush(sketch), 1.12, flip * -14),
    laid(sketch, 600 + flip * 290, 300, comb(sketch, horn), 0.82, flip * 72),
    laid(sketch, 600 + flip * 150, 640, comb(sketch, palette.metal, true), 0.9, flip * -12),
    laid(
      sketch,
      600 + flip * 400,
      610,
      dish(sketch, 92, palette.cloth, palette.accent) +
        at(-24, 8, rose(34, palette.cloth)) +
        at(28, -16, rose(30, tint(palette.accent, 0.3))),
    ),
    laid(sketch, 110, 860, sprig(sketch, 300, palette.leaf), 1.1, 30),
    laid(sketch, 1120, 120, sprig(sketch, 260, palette.leaf), 1, 214),
  ];
};

/** A pan palette, brushes and roses. */
export const makeupTable = (sketch: Sketch): string[] => {
  const { random, palette } = sketch;
  const tones: Colour[] = [
    tint(palette.accent, 0.55),
    palette.accent,
    '#b9596a',
    palette.metal,
    shade(palette.accent, 0.35),
    palette.accent2,
    '#e8c9a0',
    palette.seat,
    '#8a3b4c',
  ];
  const handles = [shade(palette.seat, 0.3), palette.wood, palette.cloth] as const;
  return [
    flatGround(sketch),
    laid(
      sketch,
      random.between(180, 240),
      random.between(220, 260),
      panPalette(sketch, 4, 3, random.shuffle(tones)),
      1.28,
      -10,
    ),
    ...[0, 1, 2, 3].map((i) =>
      laid(
        sketch,
        700 + i * 92,
        800 - i * 12,
        makeupBrush(sketch, 470 - (i % 2) * 70, 92 - i * 14, handles[i % 3] ?? palette.wood),
        1.05,
        8 + i * 6,
      ),
    ),
    laid(
      sketch,
      330,
      770,
      dish(sketch, 116, palette.metal, tint(palette.accent, 0.45)) +
        stroke('M-40 16Q0 -20 44 -14', tint(palette.accent, 0.8), 8, 0.6),
    ),
    laid(sketch, 560, 790, rose(70, palette.accent), 1, 20),
    laid(sketch, 520, 860, rose(46, tint(palette.accent, 0.4))),
    laid(sketch, 1110, 150, sprig(sketch, 260, palette.leaf), 1.1, 200),
    petals(sketch, 90, 90, 1000, 760, 10, [palette.accent, tint(palette.accent, 0.4), palette.cloth]),
  ];
};
