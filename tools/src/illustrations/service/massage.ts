import type { Composition } from '../drawing/sketch.ts';
import { at } from '../drawing/svg.ts';
import { frangipani } from '../objects/greenery/flowers.ts';
import { bottle } from '../objects/tools/bottle.ts';
import { bowl, candle, massageBed, stones } from '../objects/tools/spa.ts';
import { towelRolls } from '../objects/tools/towels.ts';
import { sprig } from './sprig.ts';
import { stage } from './stage.ts';

export const warmStones: Composition = (sketch) => [
  stage(sketch),
  sprig(sketch, 840, 800, 1),
  at(420, 820, stones(sketch, 330, 4)),
  at(710, 826, candle(sketch, 130, 190)),
  at(840, 850, candle(sketch, 96, 104)),
  at(250, 870, frangipani(sketch, 84), 0.64, 0, 1),
  at(560, 890, frangipani(sketch, 56), 0.64, 40, 1),
];

export const bed: Composition = (sketch) => [
  stage(sketch, 690),
  at(500, 820, massageBed(sketch, 700), 1.14),
  at(150, 880, bowl(sketch, 120)),
  at(860, 890, candle(sketch, 64, 96)),
  at(790, 900, candle(sketch, 52, 60)),
];

export const oil: Composition = (sketch) => {
  const { palette, random } = sketch;
  return [
    stage(sketch),
    sprig(sketch, 200, 800, -1),
    at(400, 820, bottle(sketch, 'tall', random.pick(['#8a4b22', palette.accent2] as const)), 4.6),
    at(680, 830, towelRolls(sketch, 70, 3)),
    at(560, 890, frangipani(sketch, 74), 0.64, 0, 1),
    at(230, 880, bowl(sketch, 150, palette.pot, '#c98a3a')),
  ];
};
