import { type Colour, mix, shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, el, group, oval, path, stroke } from '../drawing/svg.ts';
import { frangipani, petals } from '../objects/greenery/flowers.ts';
import { marigold, marigoldTones, rose } from '../objects/greenery/marigold.ts';
import { cucumber, guaSha, jadeRoller, mehndiCone } from '../objects/tools/beauty-tools.ts';
import { dish, sprig } from './flat-things.ts';
import { flatGround, laid } from './surface.ts';

/** Jade roller, cream and flowers: a facial laid out. */
export const facialSet = (sketch: Sketch): string[] => {
  const { random, palette } = sketch;
  return [
    flatGround(sketch),
    laid(
      sketch,
      590,
      460,
      oval(0, 0, 330, 330, palette.cloth) +
        oval(0, 0, 306, 306, tint(palette.cloth, 0.2)) +
        el('circle', { r: 306, fill: 'none', stroke: shade(palette.cloth, 0.16), 'stroke-width': 3 }),
    ),
    laid(
      sketch,
      470,
      430,
      dish(sketch, 150, palette.pot, '#fff8ea') +
        path(
          'M-70 10C-60 -60 50 -80 74 -10C90 50 -10 86 -40 40C-54 10 10 -30 34 4C46 28 10 40 0 24',
          '#ffffff',
          0.75,
        ),
    ),
    laid(sketch, 740, 470, jadeRoller(sketch), 1.15, 28),
    laid(sketch, 600, 680, guaSha(sketch), 0.95, -16),
    ...[
      [930, 250, 74],
      [1010, 340, 62],
      [190, 690, 70],
    ].map(([x, y, r]) => laid(sketch, x ?? 0, y ?? 0, cucumber(r ?? 60))),
    laid(sketch, 960, 730, frangipani(sketch, 110), 1, random.int(0, 70)),
    laid(sketch, 840, 800, frangipani(sketch, 74), 1, 30),
    laid(sketch, 200, 250, frangipani(sketch, 96), 1, 10),
    laid(sketch, 90, 880, sprig(sketch, 300, palette.leaf), 1.1, 40),
    laid(sketch, 1140, 90, sprig(sketch, 240, palette.leaf), 1, 214),
  ];
};

/** Mehndi cones, bangles and petals for a bride's evening. */
export const mehndiTray = (sketch: Sketch): string[] => {
  const { random, palette } = sketch;
  const bangle = (x: number, y: number, r: number, tone: Colour) =>
    laid(
      sketch,
      x,
      y,
      [
        el('circle', { r, fill: 'none', stroke: shade(tone, 0.3), 'stroke-width': 17 }),
        el('circle', { r, fill: 'none', stroke: tone, 'stroke-width': 12 }),
        el('circle', {
          r,
          fill: 'none',
          stroke: tint(tone, 0.6),
          'stroke-width': 5,
          'stroke-dasharray': '3 13',
        }),
      ].join(''),
    );
  const bangles = [
    palette.metal,
    '#a8324a',
    palette.metal,
    palette.accent2,
    '#a8324a',
    palette.metal,
  ] as const;
  return [
    flatGround(sketch),
    laid(
      sketch,
      600,
      450,
      oval(0, 0, 372, 372, tint(palette.metal, 0.2)) +
        oval(0, 0, 356, 356, palette.metal) +
        oval(
          0,
          0,
          330,
          330,
          sketch.defs.slant([0, 0, 1, 1], [0, shade(palette.metal, 0.2)], [1, tint(palette.metal, 0.4)]),
        ),
    ),
    ...Array.from({ length: 24 }, (_, i) =>
      at(
        600 + Math.cos((i / 24) * 6.283) * 296,
        450 + Math.sin((i / 24) * 6.283) * 296,
        i % 4 === 0 ? rose(36, '#c25570') : marigold(35, marigoldTones[i % 2] ?? marigoldTones[0]),
        1,
        i * 31,
      ),
    ),
    laid(
      sketch,
      500,
      390,
      dish(sketch, 108, palette.cloth, '#5a4a26') + stroke('M-40 10Q0 -30 40 0', '#7c6a3a', 7, 0.7),
    ),
    laid(sketch, 690, 480, dish(sketch, 84, palette.cloth, '#c8413a')),
    laid(sketch, 590, 560, dish(sketch, 66, palette.cloth, '#e8b23e')),
    laid(sketch, 985, 520, mehndiCone(sketch, palette.accent), 1.3, 32),
    laid(sketch, 1030, 660, mehndiCone(sketch, mix(palette.leaf, palette.cloth, 0.2)), 1.2, 56),
    ...bangles.map((tone, i) => bangle(140 + (i % 3) * 34, 640 + i * 26, 92, tone)),
    laid(sketch, 150, 210, rose(80, '#c25570'), 1, random.int(0, 60)),
    laid(sketch, 250, 140, marigold(60, marigoldTones[1])),
    petals(sketch, 60, 60, 1080, 780, 16, ['#c25570', '#d9789a', marigoldTones[1]]),
    laid(sketch, 1130, 870, sprig(sketch, 260, palette.leaf), 1, -36),
    group([]),
  ];
};
