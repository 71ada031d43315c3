import { mix } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at } from '../drawing/svg.ts';
import { floor } from '../objects/building/floor.ts';
import { pendant } from '../objects/building/pendant.ts';
import { wall } from '../objects/building/wall.ts';
import { desk } from '../objects/furniture/desk.ts';
import { pouf } from '../objects/furniture/seating.ts';
import { niche } from '../objects/furniture/shelf.ts';
import { bouquet } from '../objects/greenery/bouquet.ts';
import { nearLeaves } from '../objects/greenery/foreground.ts';
import { sunPanes } from '../objects/greenery/sunlight.ts';
import { bottleRow } from '../objects/tools/bottle.ts';
import { pickStyle, somePlant } from './style.ts';

/** The welcome: a reeded desk before lit niches full of bottles, lamps at three heights. */
export const reception = (sketch: Sketch): string[] => {
  const { random, palette } = sketch;
  const style = pickStyle(random);
  const foot = 606;
  const niches = random.chance(0.5)
    ? [
        { x: 350, w: 170 },
        { x: 600, w: 210 },
        { x: 850, w: 170 },
      ]
    : [
        { x: 410, w: 230 },
        { x: 790, w: 230 },
      ];
  const front = random.pick([
    mix(palette.wood, palette.seat, 0.25),
    palette.seat,
    mix(palette.dado, palette.trim, 0.2),
  ]);
  return [
    wall(sketch, foot, random.pick(['plaster', 'reeds', 'dado'])),
    floor(sketch, foot, style.floor),
    palette.dusk ? '' : sunPanes(sketch, -140, 60, 300, 500, 2, 3),
    ...niches.map(({ x, w }) =>
      niche(sketch, x, 120 + (210 - Math.min(w, 210)) * 0.4, w, 560, 3, w > 180 ? 0.74 : 0.64),
    ),
    ...[-190, 0, 190].map((dx, i) =>
      at(600 + dx, 0, pendant(sketch, style.lamp, [150, 96, 128][i] ?? 110, 42)),
    ),
    at(142, 700, somePlant(sketch, ['palm', 'fig', 'paddle', 'olive']), 1.35),
    at(600, 716, desk(sketch, 640, front)),
    at(420, 512, bouquet(sketch, random.pick(['marigold', 'rose', 'pampas', 'eucalyptus'])), 1.15),
    at(690, 512, bottleRow(sketch, 130, 0.6)),
    at(1050, 742, pouf(sketch, 146, 102, palette.accent)),
    random.chance(0.6) ? at(1124, 690, somePlant(sketch, ['snake', 'monstera', 'olive'])) : '',
    nearLeaves(sketch, 'right'),
  ];
};
