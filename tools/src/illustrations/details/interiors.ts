import { mix, shade } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, box } from '../drawing/svg.ts';
import { curtain } from '../objects/building/curtain.ts';
import { floor } from '../objects/building/floor.ts';
import { pendant } from '../objects/building/pendant.ts';
import { wall } from '../objects/building/wall.ts';
import { window } from '../objects/building/window.ts';
import { chair } from '../objects/furniture/chair.ts';
import { cup, sideTable } from '../objects/furniture/furniture.ts';
import { mirror } from '../objects/furniture/mirror.ts';
import { niche } from '../objects/furniture/shelf.ts';
import { bouquet } from '../objects/greenery/bouquet.ts';
import { sunPanes } from '../objects/greenery/sunlight.ts';
import { bottleRow } from '../objects/tools/bottle.ts';
import { towelStack } from '../objects/tools/towels.ts';
import { pickStyle, somePlant } from '../rooms/style.ts';

/** One styling place, near. */
export const oneSeat = (sketch: Sketch): string[] => {
  const { random } = sketch;
  const style = pickStyle(random);
  const left = random.chance(0.5);
  const cx = left ? 470 : 730;
  return [
    wall(sketch, 740, style.wall === 'panels' ? 'plaster' : style.wall),
    floor(sketch, 740, style.floor),
    sunPanes(sketch, left ? 640 : -40, 40, 420, 620),
    at(cx, 60, mirror(sketch, style.mirror === 'round' ? 'arch' : style.mirror, 360, 560, true)),
    at(left ? 900 : 300, 0, pendant(sketch, style.lamp, 250, 84)),
    at(left ? 1040 : 150, 840, somePlant(sketch), 1.75),
    at(cx, 890, chair(sketch, style.seat), 1.62),
  ];
};

/** A lit recess, its boards full. */
export const fullNiche = (sketch: Sketch): string[] => {
  const { random, palette } = sketch;
  return [
    wall(sketch, 1000, random.pick(['plaster', 'reeds', 'dado'])),
    sunPanes(sketch, -80, 20, 420, 640),
    niche(sketch, 600, 70, 620, 790, 3, 1.35),
    box(
      0,
      790,
      1200,
      110,
      sketch.defs.down([0, mix(palette.wood, palette.cloth, 0.1)], [1, shade(palette.wood, 0.3)]),
    ),
    box(0, 780, 1200, 14, mix(palette.wood, palette.cloth, 0.35)),
    at(160, 786, bouquet(sketch, random.pick(['marigold', 'rose', 'pampas', 'eucalyptus'])), 2.5),
    at(1020, 786, towelStack(sketch, 250, 4)),
    at(1010, 584, bottleRow(sketch, 90, 1)),
  ];
};

/** A seat by the window with tea. */
export const windowTea = (sketch: Sketch): string[] => {
  const { random, palette } = sketch;
  const shape = random.pick(['arch', 'wide']);
  return [
    wall(sketch, 1000, 'plaster'),
    window(sketch, shape, 600, shape === 'arch' ? 60 : 90, shape === 'arch' ? 620 : 720, 690, 2, 3),
    curtain(sketch, -20, 0, 250, 940, random.pick([palette.cloth, palette.accent, palette.dado])),
    curtain(sketch, 960, 0, 260, 940, palette.cloth, true),
    at(450, 1180, sideTable(sketch, 620, 420)),
    at(340, 768, cup(sketch), 3.4),
    at(600, 760, bouquet(sketch, random.pick(['marigold', 'rose'])), 2.2),
    at(1060, 900, somePlant(sketch, ['paddle', 'monstera', 'palm']), 1.7),
  ];
};
