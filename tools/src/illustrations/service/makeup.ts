import { laid } from '../details/surface.ts';
import { mix, shade, tint } from '../drawing/colour.ts';
import type { Composition } from '../drawing/sketch.ts';
import { at } from '../drawing/svg.ts';
import { petals } from '../objects/greenery/flowers.ts';
import { rose } from '../objects/greenery/marigold.ts';
import { compact, lipstick, makeupBrush, panPalette } from '../objects/tools/beauty-tools.ts';
import { stage, tabletop } from './stage.ts';

export const lips: Composition = (sketch) => {
  const { palette, random } = sketch;
  const tone = random.pick(['#a8324a', '#b5523f', '#c0606a'] as const);
  return [
    stage(sketch),
    at(620, 810, compact(sketch, tint(palette.accent, 0.3)), 1.9),
    at(330, 840, lipstick(sketch, tone), 2),
    at(190, 850, lipstick(sketch, mix(tone, palette.accent, 0.5)), 1.6),
    at(880, 870, rose(64, palette.accent), 0.72, 0, 1),
    petals(sketch, 330, 890, 420, 40, 5, [palette.accent, tint(palette.accent, 0.4)]),
  ];
};

export const shades: Composition = (sketch) => {
  const { palette, random } = sketch;
  const tones = random.shuffle([
    tint(palette.accent, 0.5),
    palette.accent,
    '#b9596a',
    palette.metal,
    palette.seat,
    palette.accent2,
    '#e8c9a0',
    shade(palette.accent, 0.35),
    '#8a3b4c',
  ]);
  return [
    tabletop(sketch),
    laid(sketch, 250, 290, panPalette(sketch, 3, 3, tones), 1.35, -12),
    laid(sketch, 640, 860, makeupBrush(sketch, 560, 130, shade(palette.seat, 0.3)), 1, 18),
    laid(sketch, 740, 850, makeupBrush(sketch, 470, 96, palette.wood), 1, 30),
    laid(sketch, 240, 800, rose(70, tint(palette.accent, 0.3))),
  ];
};
