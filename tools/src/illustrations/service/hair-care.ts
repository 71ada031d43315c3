import { laid } from '../details/surface.ts';
import { tint } from '../drawing/colour.ts';
import type { Composition } from '../drawing/sketch.ts';
import { rose } from '../objects/greenery/marigold.ts';
import { comb, hairDryer, paddleBrush, scissors } from '../objects/tools/hair-tools.ts';
import { tabletop } from './stage.ts';

export const cut: Composition = (sketch) => {
  const { palette, random } = sketch;
  const s = random.chance(0.5) ? 1 : -1;
  return [
    tabletop(sketch),
    laid(
      sketch,
      500 - s * 150,
      510,
      comb(sketch, random.pick([palette.seat, palette.wood, palette.metal])),
      1.25,
      s * -64,
    ),
    laid(sketch, 500 + s * 80, 520, scissors(sketch), 1.32, s * 24),
    laid(sketch, 500 - s * 300, 780, rose(84, palette.accent)),
    laid(sketch, 500 - s * 210, 850, rose(54, tint(palette.accent, 0.35))),
  ];
};

export const blowDry: Composition = (sketch) => {
  const { palette, random } = sketch;
  return [
    tabletop(sketch),
    laid(
      sketch,
      520,
      400,
      hairDryer(sketch, random.pick([palette.seat, palette.accent, palette.cloth])),
      1.3,
      -8,
    ),
    laid(sketch, 330, 700, paddleBrush(sketch), 0.98, -62),
    laid(sketch, 800, 800, rose(70, tint(palette.accent, 0.2))),
  ];
};
