import { type Colour, mix, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, box, group } from '../drawing/svg.ts';
import { floor } from '../objects/building/floor.ts';
import { pendant } from '../objects/building/pendant.ts';
import { wall } from '../objects/building/wall.ts';
import { desk } from '../objects/furniture/desk.ts';
import { mirror } from '../objects/furniture/mirror.ts';
import { stool } from '../objects/furniture/seating.ts';
import { board } from '../objects/furniture/shelf.ts';
import { bouquet } from '../objects/greenery/bouquet.ts';
import { sunPanes } from '../objects/greenery/sunlight.ts';
import { polish } from '../objects/tools/polish.ts';
import { pickStyle, somePlant } from './style.ts';

/** The shades a polish rack runs through, light to dark. */
const rackTones = ({ palette }: Sketch): readonly Colour[] => [
  palette.cloth,
  tint(palette.accent, 0.5),
  palette.accent,
  mix(palette.accent, '#b23a48', 0.5),
  '#a13a4a',
  palette.seat,
  mix(palette.seat, '#3a1620', 0.4),
  palette.accent2,
  tint(palette.accent2, 0.3),
  '#d9a441',
];

/** The nail bar: a long counter, stools on one leg, racks of polish from pale to wine. */
export const nailBar = (sketch: Sketch): string[] => {
  const { random, palette } = sketch;
  const style = pickStyle(random);
  const foot = 604;
  const tones = rackTones(sketch);
  const rack = (x: number, y: number, count: number, shift: number) =>
    group([
      board(sketch, x, y, count * 27 + 20),
      ...Array.from({ length: count }, (_, i) =>
        at(x + 24 + i * 27, y + 1, polish(sketch, tones[(i + shift) % tones.length] ?? palette.accent), 0.62),
      ),
    ]);
  const left = random.chance(0.5);
  return [
    wall(sketch, foot, random.pick(['plaster', 'panels', 'dado'])),
    floor(sketch, foot, style.floor),
    palette.dusk ? '' : sunPanes(sketch, left ? 700 : 20, 60, 330, 480),
    ...[170, 262, 354].map((y, i) => rack(left ? 110 : 700, y, 14, i * 3)),
    at(
      left ? 850 : 350,
      110,
      mirror(sketch, style.mirror === 'tall' ? 'arch' : style.mirror, 250, 300, true),
    ),
    ...[250, 600, 950].map((x) => at(x, 0, pendant(sketch, style.lamp, 96, 46))),
    at(left ? 1130 : 70, 690, somePlant(sketch), 1.2),
    at(
      600,
      706,
      desk(sketch, 860, random.pick([palette.seat, mix(palette.dado, palette.trim, 0.3), palette.accent])),
    ),
    at(270, 502, bouquet(sketch, random.pick(['rose', 'marigold', 'eucalyptus']))),
    ...[-40, -6, 28, 62].map((dx, i) =>
      at(620 + dx, 502, polish(sketch, tones[(i * 3 + 2) % tones.length] ?? palette.accent), 0.74),
    ),
    at(
      860,
      502,
      box(-70, -10, 140, 12, palette.cloth, { r: 6 }) +
        box(-46, -24, 92, 16, tint(palette.accent, 0.3), { r: 8 }),
    ),
    ...[320, 600, 880].map((x) => at(x, 772, stool(sketch, palette.accent2), 1.16)),
  ];
};
