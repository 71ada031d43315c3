import type { Sketch } from '../drawing/sketch.ts';
import { at } from '../drawing/svg.ts';
import { floor } from '../objects/building/floor.ts';
import { pendant } from '../objects/building/pendant.ts';
import { wall } from '../objects/building/wall.ts';
import { floorLight, window } from '../objects/building/window.ts';
import { basinChair } from '../objects/furniture/basin-chair.ts';
import { board, bottleShelf } from '../objects/furniture/shelf.ts';
import { bouquet } from '../objects/greenery/bouquet.ts';
import { nearLeaves } from '../objects/greenery/foreground.ts';
import { palmShadow } from '../objects/greenery/sunlight.ts';
import { towelRolls, towelStack } from '../objects/tools/towels.ts';
import { pickStyle, somePlant } from './style.ts';

/** The wash corner: recliners at ceramic basins, towels and bottles on boards, light from a window. */
export const basins = (sketch: Sketch): string[] => {
  const { random } = sketch;
  const style = pickStyle(random);
  const foot = 600;
  const left = random.chance(0.5);
  const wx = left ? 190 : 1000;
  const sx = left ? 420 : 90;
  return [
    wall(sketch, foot, random.pick(['tiles', 'tiles', 'dado', 'reeds'])),
    floor(sketch, foot, style.floor),
    window(sketch, 'arch', wx, 84, 230, 470, 2, 2),
    floorLight(sketch, wx - 60, foot + 14, 190, 170),
    palmShadow(sketch, left ? 1150 : 60, 480, left ? -40 : 36, 360, 0.14),
    bottleShelf(sketch, sx, 236, 330, 0.72),
    board(sketch, sx + 60, 346, 330),
    at(sx + 130, 349, towelRolls(sketch, 22, 3)),
    at(sx + 262, 349, towelStack(sketch, 96, 3)),
    at(sx + 356, 349, bouquet(sketch, 'eucalyptus'), 0.62),
    at(left ? 880 : 640, 0, pendant(sketch, style.lamp, 150, 54)),
    at(left ? 1060 : 800, 0, pendant(sketch, style.lamp, 100, 54)),
    at(left ? 110 : 1110, 690, somePlant(sketch), 1.1),
    at(left ? 480 : 330, 716, basinChair(sketch), 1.02),
    at(left ? 930 : 790, 726, basinChair(sketch), 1.06),
    nearLeaves(sketch, left ? 'right' : 'left'),
  ];
};
