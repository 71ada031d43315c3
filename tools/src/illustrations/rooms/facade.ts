import { mix, shade, tint } from '../drawing/colour.ts';
import { glow } from '../drawing/shadow.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, box, d, path } from '../drawing/svg.ts';
import { floor } from '../objects/building/floor.ts';
import { sconce } from '../objects/furniture/furniture.ts';
import { bougainvillea, topiary } from '../objects/greenery/garden.ts';
import { toran, urli } from '../objects/greenery/marigold.ts';
import { pot } from '../objects/greenery/pot.ts';
import { palmShadow } from '../objects/greenery/sunlight.ts';
import { awning, hangingSign } from '../objects/street/awning.ts';
import { frontDoor } from '../objects/street/front-door.ts';
import { showWindow } from '../objects/street/show-window.ts';
import { somePlant } from './style.ts';

const foot = 664;

/** The house front: painted stucco between a cornice and a stone plinth. */
const stucco = ({ width, palette, defs }: Sketch): string => {
  let dentils = '';
  for (let x = 8; x < width; x += 34) dentils += d`M${x} 74h18v16h-18Z`;
  return [
    box(
      0,
      0,
      width,
      foot,
      defs.slant(
        [0, 0, 0.7, 1],
        [0, tint(palette.wall, 0.16)],
        [0.5, palette.wall],
        [1, shade(palette.wall, 0.16)],
      ),
    ),
    box(0, 0, width, 50, shade(palette.wall, 0.1)),
    path(dentils, shade(palette.trim, 0.08)),
    box(
      0,
      46,
      width,
      30,
      defs.down([0, tint(palette.trim, 0.3)], [0.5, palette.trim], [1, shade(palette.trim, 0.22)]),
    ),
    box(0, 90, width, 34, defs.down([0, '#2b1519', 0.26], [1, '#2b1519', 0])),
    box(0, 574, width, 90, defs.down([0, tint(palette.dado, 0.1)], [1, shade(palette.dado, 0.22)])),
    box(0, 566, width, 10, palette.trim),
  ].join('');
};

/** The salon from the street, with its door, show windows, flowers and pots. */
export const facade = (sketch: Sketch): string[] => {
  const { random, palette, defs, width } = sketch;
  const middle = random.chance(0.55);
  const shape = random.pick(['arch', 'wide']);
  const stripe = random.pick([palette.accent, palette.seat, palette.accent2]);
  const door = middle ? 600 : 290;
  const windows = middle
    ? [
        { x: 262, w: 270 },
        { x: 938, w: 270 },
      ]
    : [{ x: 800, w: shape === 'arch' ? 360 : 560 }];
  const top = shape === 'arch' ? 206 : 236;
  const colour = random.pick([
    palette.seat,
    shade(palette.wood, 0.1),
    mix(palette.accent2, palette.seat, 0.3),
  ]);
  const climb = random.chance(0.5) ? 1 : -1;
  const shaded = shape === 'wide' || random.chance(0.35);
  return [
    stucco(sketch),
    palmShadow(sketch, climb === 1 ? 1180 : 20, 560, climb === 1 ? -42 : 42, 420, palette.dusk ? 0.08 : 0.13),
    floor(sketch, foot, random.pick(['stone', 'terrazzo', 'stone'])),
    box(0, foot, width, 5, '#2b1519', { opacity: 0.25 }),
    ...windows.map(({ x, w }) => showWindow(sketch, shape, x, top, w, 560)),
    ...(shaded
      ? windows.map(({ x, w }) =>
          awning(sketch, x - w / 2 - 30, shape === 'arch' ? 150 : 170, w + 60, 78, stripe),
        )
      : []),
    frontDoor(sketch, door, 214, 214, foot - 20, colour),
    toran(sketch, door - 94, 318, 188, 92, 9),
    at(door - 168, 360, sconce(sketch), 0.95),
    at(door + 150, 360, sconce(sketch), 0.95),
    at(middle ? 1130 : 560, 150, hangingSign(sketch, middle ? -1 : 1), 0.82),
    bougainvillea(sketch, climb === 1 ? -20 : width + 20, 20, climb, 330),
    palette.dusk ? glow(sketch, door, 730, 420, 70, 0.5) : '',
    at(door - 196, 706, pot(sketch, 'ribbed', at(0, -100, topiary(sketch))), 0.98),
    at(door + 196, 706, pot(sketch, 'ribbed', at(0, -100, topiary(sketch))), 0.98),
    middle
      ? at(74, 726, somePlant(sketch, ['snake', 'monstera', 'paddle']))
      : at(1120, 730, somePlant(sketch, ['palm', 'paddle', 'olive']), 1.15),
    random.chance(0.5) ? at(middle ? 1090 : 760, 752, urli(sketch, 150)) : '',
    box(
      0,
      0,
      width,
      800,
      defs.slant([0, 0, 1, 1], [0, palette.light, palette.dusk ? 0 : 0.16], [0.6, palette.light, 0]),
    ),
  ];
};
