import { laid } from '../details/surface.ts';
import { tint } from '../drawing/colour.ts';
import type { Composition } from '../drawing/sketch.ts';
import { at } from '../drawing/svg.ts';
import { frangipani, petals } from '../objects/greenery/flowers.ts';
import { cucumber, guaSha, jadeRoller } from '../objects/tools/beauty-tools.ts';
import { bottle, glasses } from '../objects/tools/bottle.ts';
import { sprig } from './sprig.ts';
import { stage, tabletop } from './stage.ts';

export const serum: Composition = (sketch) => {
  const { palette, random } = sketch;
  return [
    stage(sketch),
    sprig(sketch, 190, 790, -1),
    at(420, 800, bottle(sketch, random.pick(['dropper', 'pump']), random.pick(glasses(sketch))), 4.6),
    at(660, 826, bottle(sketch, 'jar', palette.cloth), 4),
    at(830, 850, frangipani(sketch, 84), 0.64, 0, 1),
    at(250, 870, frangipani(sketch, 58), 0.64, 30, 1),
  ];
};

export const facial: Composition = (sketch) => {
  const { palette } = sketch;
  return [
    tabletop(sketch),
    laid(sketch, 610, 480, jadeRoller(sketch), 1.35, 26),
    laid(sketch, 370, 600, guaSha(sketch), 1.2, -20),
    laid(sketch, 370, 330, cucumber(90)),
    laid(sketch, 480, 270, cucumber(70)),
    laid(sketch, 780, 800, frangipani(sketch, 110), 1, 20),
    petals(sketch, 200, 760, 420, 120, 5, [palette.cloth, tint(palette.accent, 0.4)]),
  ];
};
