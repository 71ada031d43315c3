import { mix, shade, tint } from '../drawing/colour.ts';
import type { Composition } from '../drawing/sketch.ts';
import { at, d, oval, path, stroke } from '../drawing/svg.ts';
import { bouquet } from '../objects/greenery/bouquet.ts';
import { frangipani, lotus, petals } from '../objects/greenery/flowers.ts';
import { urli } from '../objects/greenery/marigold.ts';
import { candle } from '../objects/tools/spa.ts';
import { towelStack } from '../objects/tools/towels.ts';
import { stage } from './stage.ts';

export const flowersAfloat: Composition = (sketch) => [
  stage(sketch),
  at(500, 850, urli(sketch, 620)),
  at(170, 850, candle(sketch, 84, 120)),
  at(850, 860, candle(sketch, 74, 84)),
];

export const ritual: Composition = (sketch) => {
  const { palette } = sketch;
  return [
    stage(sketch),
    at(300, 820, towelStack(sketch, 330, 4)),
    at(300, 558, lotus(sketch, 110, palette.accent)),
    at(640, 820, candle(sketch, 130, 230)),
    at(790, 846, candle(sketch, 110, 130)),
    at(520, 880, frangipani(sketch, 76), 0.64, 0, 1),
  ];
};

export const bath: Composition = (sketch) => {
  const { palette, defs } = sketch;
  const tub = palette.cloth;
  return [
    stage(sketch, 690),
    at(180, 720, bouquet(sketch, 'pampas'), 2.6),
    oval(520, 872, 400, 40, defs.radial([0.5, 0.5, 0.5], [0, '#2b1519', 0.5], [1, '#2b1519', 0])),
    path(
      d`M150 560C160 720 220 850 330 866H700C810 850 870 720 890 560Z`,
      defs.slant([0, 0, 1, 0.6], [0, '#ffffff'], [0.5, tub], [1, shade(tub, 0.3)]),
    ),
    oval(520, 560, 384, 66, shade(tub, 0.1)) +
      oval(520, 556, 384, 62, '#fffdf9') +
      oval(
        520,
        562,
        350,
        46,
        defs.down([0, mix(palette.accent2, '#6fa3a0', 0.5)], [1, mix(palette.cloth, '#8fc0bb', 0.5)]),
      ),
    petals(sketch, 260, 540, 520, 46, 16, [palette.accent, '#c25570', tint(palette.accent, 0.4)]),
    stroke('M800 560C800 420 690 420 690 490', palette.metal, 20) +
      stroke('M796 540C794 432 694 436 694 490', tint(palette.metal, 0.6), 5, 0.7) +
      oval(800, 556, 28, 10, shade(palette.metal, 0.2)),
    at(880, 900, candle(sketch, 70, 90)),
    at(800, 920, candle(sketch, 56, 60)),
  ];
};
