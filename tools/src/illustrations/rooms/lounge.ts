import { tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at } from '../drawing/svg.ts';
import { curtain, rod } from '../objects/building/curtain.ts';
import { floor } from '../objects/building/floor.ts';
import { pendant } from '../objects/building/pendant.ts';
import { wall } from '../objects/building/wall.ts';
import { floorLight, window } from '../objects/building/window.ts';
import { cup, floorLamp, rug, sideTable } from '../objects/furniture/furniture.ts';
import { mirror } from '../objects/furniture/mirror.ts';
import { pouf, sofa } from '../objects/furniture/seating.ts';
import { bouquet } from '../objects/greenery/bouquet.ts';
import { pickStyle, somePlant } from './style.ts';

/** Where guests wait: a tall window over the city, a sofa, tea on a small table. */
export const lounge = (sketch: Sketch): string[] => {
  const { random, palette } = sketch;
  const style = pickStyle(random);
  const foot = 612;
  const shape = random.pick(['arch', 'wide']);
  const cloth = random.pick([palette.cloth, tint(palette.accent, 0.3), palette.dado]);
  const wx = 430;
  return [
    wall(sketch, foot, style.wall === 'arches' ? 'plaster' : style.wall),
    floor(sketch, foot, style.floor === 'checker' ? 'planks' : style.floor),
    window(
      sketch,
      shape,
      wx,
      62,
      shape === 'arch' ? 400 : 520,
      520,
      shape === 'arch' ? 2 : 3,
      shape === 'arch' ? 2 : 3,
    ),
    rod(sketch, wx - 330, 44, 660),
    curtain(sketch, wx - 320, 46, 150, 636, cloth),
    curtain(sketch, wx - 196, 46, 70, 630, palette.cloth, true),
    curtain(sketch, wx + 170, 46, 150, 636, cloth),
    floorLight(sketch, wx - 180, foot + 8, 330, 180),
    rug(sketch, 560, 726, 860, 130, random.pick([palette.accent, palette.accent2, palette.dado])),
    at(960, 128, mirror(sketch, random.pick(['round', 'arch', 'oval']), 190, 270, false)),
    random.chance(0.5) ? at(1085, 640, floorLamp(sketch)) : at(1080, 0, pendant(sketch, style.lamp, 180, 56)),
    at(800, 690, sofa(sketch, 520, palette.seat)),
    at(120, 690, somePlant(sketch, ['palm', 'paddle', 'fig', 'monstera']), 1.25),
    at(
      455,
      738,
      sideTable(sketch, 132, 118) +
        at(-28, -118, cup(sketch)) +
        at(26, -118, bouquet(sketch, random.pick(['marigold', 'rose', 'eucalyptus'])), 0.72),
    ),
    at(1112, 772, pouf(sketch, 150, 104, palette.accent2)),
  ];
};
