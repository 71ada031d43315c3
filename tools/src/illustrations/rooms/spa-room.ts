import { glow } from '../drawing/shadow.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at } from '../drawing/svg.ts';
import { curtain, rod } from '../objects/building/curtain.ts';
import { floor } from '../objects/building/floor.ts';
import { pendant } from '../objects/building/pendant.ts';
import { wall } from '../objects/building/wall.ts';
import { sideTable } from '../objects/furniture/furniture.ts';
import { niche } from '../objects/furniture/shelf.ts';
import { bouquet } from '../objects/greenery/bouquet.ts';
import { nearLeaves } from '../objects/greenery/foreground.ts';
import { urli } from '../objects/greenery/marigold.ts';
import { palmShadow, sunPanes } from '../objects/greenery/sunlight.ts';
import { bowl, candle, massageBed, stones } from '../objects/tools/spa.ts';
import { pickStyle, somePlant } from './style.ts';

/** A quiet room for massage: a bed in fresh linen, candles, a curtain drawn aside. */
export const spaRoom = (sketch: Sketch): string[] => {
  const { random, palette } = sketch;
  const style = pickStyle(random);
  const foot = 604;
  const candles = [
    at(-42, 0, candle(sketch, 34, 58)),
    at(6, 4, candle(sketch, 28, 36)),
    at(46, 0, candle(sketch, 32, 74)),
  ].join('');
  return [
    wall(sketch, foot, random.pick(['arches', 'plaster', 'reeds', 'dado'])),
    floor(sketch, foot, random.pick(['planks', 'stone', 'terrazzo'])),
    palette.dusk ? '' : sunPanes(sketch, 300, 80, 360, 460),
    palmShadow(sketch, 860, 560, -20, 420, 0.13),
    random.chance(0.6) ? niche(sketch, 905, 110, 190, 480, 2, 0.66) : '',
    at(random.between(560, 640), 0, pendant(sketch, random.pick(['cane', 'lantern', style.lamp]), 140, 62)),
    rod(sketch, -20, 40, 330),
    curtain(sketch, -20, 42, 120, 640, palette.cloth, true),
    curtain(sketch, 90, 42, 170, 644, random.pick([palette.accent, palette.dado, palette.cloth])),
    at(1110, 680, somePlant(sketch, ['palm', 'paddle', 'monstera', 'fig']), 1.3),
    at(590, 712, massageBed(sketch, 640)),
    at(1010, 744, sideTable(sketch, 190, 96) + at(-8, -98, candles)),
    at(1010, 742, glow(sketch, 0, 0, 130, 26, 0.5)),
    random.chance(0.5)
      ? at(180, 756, urli(sketch, 190))
      : at(
          180,
          752,
          sideTable(sketch, 150, 84) + at(-24, -86, stones(sketch, 62, 3)) + at(36, -86, bowl(sketch, 54)),
        ),
    random.chance(0.4) ? at(80, 640, bouquet(sketch, 'pampas'), 1.8) : '',
    nearLeaves(sketch, 'right'),
  ];
};
