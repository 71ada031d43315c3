import { glow } from '../drawing/shadow.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at } from '../drawing/svg.ts';
import { floor } from '../objects/building/floor.ts';
import { pendant } from '../objects/building/pendant.ts';
import { wall } from '../objects/building/wall.ts';
import { chair } from '../objects/furniture/chair.ts';
import { mirror } from '../objects/furniture/mirror.ts';
import { board } from '../objects/furniture/shelf.ts';
import { bouquet } from '../objects/greenery/bouquet.ts';
import { nearLeaves } from '../objects/greenery/foreground.ts';
import { sunPanes } from '../objects/greenery/sunlight.ts';
import { bottleRow } from '../objects/tools/bottle.ts';
import { pickStyle, somePlant } from './style.ts';

/** Styling places in a row, seen straight on: lit mirrors, a board each, chairs before them. */
export const mirrorRow = (sketch: Sketch): string[] => {
  const { random, palette } = sketch;
  const style = pickStyle(random);
  const foot = 620;
  const places = random.pick<readonly number[]>([
    [230, 600, 970],
    [400, 830],
    [390, 770],
  ]);
  const three = places.length === 3;
  const round = style.mirror === 'round';
  const wide = (three ? 200 : 236) * (round ? 1.22 : 1);
  const tall = three ? 340 : 370;
  const top = round ? 170 : three ? 118 : 96;
  const between = three ? [415, 785] : [(places[0] ?? 0) - 230, 600, (places[1] ?? 0) + 210];
  const drop = random.between(100, 160);
  const side = random.pick(['left', 'right']);
  return [
    wall(sketch, foot, style.wall),
    floor(sketch, foot, style.floor),
    palette.dusk ? '' : sunPanes(sketch, random.between(-60, 160), 70, 340, 480),
    ...places.map((x) => at(x, top, mirror(sketch, style.mirror, wide, tall, true))),
    ...places.map((x) =>
      [
        board(sketch, x - 140, 500, 280),
        at(x - 130, 502, bottleRow(sketch, 74, 0.66)),
        at(
          x + 88,
          502,
          random.chance(0.5) ? bouquet(sketch, random.pick(['marigold', 'rose', 'eucalyptus'])) : '',
          0.56,
        ),
        at(x + 64, 502, bottleRow(sketch, 40, 0.6)),
      ].join(''),
    ),
    ...between.map((x, i) => at(x, 0, pendant(sketch, style.lamp, drop + (i % 2) * 26, 46))),
    at(side === 'left' ? 62 : 1138, 690, somePlant(sketch), 1.15),
    ...places.map(
      (x) =>
        glow(sketch, x, 740, 190, 40, palette.dusk ? 0.4 : 0.2) + at(x, 742, chair(sketch, style.seat), 0.94),
    ),
    nearLeaves(sketch, side === 'left' ? 'right' : 'left'),
  ];
};
