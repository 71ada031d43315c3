import { mix, shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, box, d, el, group, path } from '../drawing/svg.ts';
import { floor } from '../objects/building/floor.ts';
import { pendant } from '../objects/building/pendant.ts';
import { wall } from '../objects/building/wall.ts';
import { chair } from '../objects/furniture/chair.ts';
import { mirror } from '../objects/furniture/mirror.ts';
import { board } from '../objects/furniture/shelf.ts';
import { nearLeaves } from '../objects/greenery/foreground.ts';
import { view } from '../objects/greenery/skyline.ts';
import { bottleRow } from '../objects/tools/bottle.ts';
import { pickStyle, somePlant } from './style.ts';

const eye = { x: 850, y: 275 };
const corner = 330;
const foot = 590;
const farScale = (eye.x - corner) / eye.x;

/** A point of the left wall: u from the viewer (0) to the corner (1), v from the floor (0) to the ceiling (1). */
const leftWall = (u: number, v: number): readonly [x: number, y: number] => {
  const s = 1 / (1 + u * (1 / farScale - 1));
  const low = eye.y + 515 * s;
  const high = eye.y - 335 * s;
  return [eye.x - eye.x * s, low + (high - low) * v];
};

/** An arched window's outline on that wall. */
const outlineOn = (u1: number, u2: number, low: number, high: number): string => {
  const points: (readonly [number, number])[] = [leftWall(u1, low)];
  for (let i = 0; i <= 14; i++) {
    const a = Math.PI * (1 - i / 14);
    points.push(leftWall((u1 + u2) / 2 + ((u2 - u1) / 2) * Math.cos(a), high - 0.16 + 0.16 * Math.sin(a)));
  }
  points.push(leftWall(u2, low));
  return `${points.map(([x, y], i) => d`${i ? 'L' : 'M'}${x} ${y}`).join('')}Z`;
};

const sideWindow = (sketch: Sketch, u1: number, u2: number): string => {
  const { palette, defs } = sketch;
  const bar = palette.dusk ? mix(palette.trim, palette.wood, 0.5) : palette.trim;
  const outline = outlineOn(u1, u2, 0.16, 0.86);
  const line = (from: readonly [number, number], to: readonly [number, number]) =>
    el('path', { d: d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, stroke: bar, 'stroke-width': 6 });
  const um = (u1 + u2) / 2;
  return [
    group(
      [
        view(sketch, leftWall(u1, 0)[0], 30, leftWall(u2, 0)[0] - leftWall(u1, 0)[0], 600),
        line(leftWall(um, 0), leftWall(um, 1)),
        line(leftWall(u1, 0.38), leftWall(u2, 0.38)),
        line(leftWall(u1, 0.62), leftWall(u2, 0.62)),
      ],
      { 'clip-path': defs.clip(el('path', { d: outline })) },
    ),
    el('path', {
      d: outline,
      fill: 'none',
      stroke: shade(bar, 0.12),
      'stroke-width': 13,
      'stroke-linejoin': 'round',
    }),
    el('path', {
      d: outline,
      fill: 'none',
      stroke: tint(bar, 0.16),
      'stroke-width': 8,
      'stroke-linejoin': 'round',
    }),
  ].join('');
};

/** What the window lays on the floor. */
const sunPatch = (u1: number, u2: number): string => {
  const point = (u: number, reach: number) => {
    const [x, y] = leftWall(u, 0);
    return d`${x + reach * (1 / (1 + u * (1 / farScale - 1)))} ${y}`;
  };
  return `M${point(u1, 130)}L${point(u2, 130)}L${point(u2 + 0.06, 560)}L${point(u1 + 0.06, 560)}Z`;
};

/** Two walls of a bright room: sun through the left one, styling places on the other. */
export const cornerRoom = (sketch: Sketch): string[] => {
  const { random, palette, defs, width } = sketch;
  const style = pickStyle(random);
  const places = [590, 930];
  const round = style.mirror === 'round';
  const side = mix(palette.wall, palette.dado, 0.35);
  const windows = [
    [0.06, 0.42],
    [0.56, 0.88],
  ] as const;
  return [
    wall(sketch, foot, style.wall === 'panels' || style.wall === 'arches' ? 'dado' : style.wall),
    floor(sketch, foot, style.floor, eye),
    path(d`M0 -60L${corner} 70V${foot}L0 792Z`, defs.across([0, shade(side, 0.04)], [1, shade(side, 0.24)])),
    path(d`M0 770L${corner} 575V${foot}L0 792Z`, mix(palette.trim, palette.dado, 0.3)),
    path(
      d`M0 -60V0H${width}V70H${corner}Z`,
      defs.down(
        [0, tint(palette.trim, palette.dusk ? 0 : 0.3)],
        [1, shade(palette.trim, palette.dusk ? 0.3 : 0.1)],
      ),
    ),
    box(corner, 70, width, 12, mix(palette.trim, palette.wall, 0.2)),
    box(corner, 70, 90, foot - 70, defs.across([0, '#2b1519', 0.2], [1, '#2b1519', 0])),
    ...windows.map(([a, b]) => sideWindow(sketch, a, b)),
    group(path(windows.map(([a, b]) => sunPatch(a, b)).join(''), palette.light, palette.dusk ? 0.2 : 0.62), {
      filter: defs.blur(4),
    }),
    ...places.map((x) =>
      at(x, round ? 170 : 130, mirror(sketch, style.mirror, round ? 230 : 186, 310, true)),
    ),
    ...places.map((x) =>
      [
        board(sketch, x - 125, 476, 250),
        at(x - 114, 478, bottleRow(sketch, 66, 0.6)),
        at(x + 50, 478, bottleRow(sketch, 62, 0.6)),
      ].join(''),
    ),
    ...[430, 760, 1090].map((x, i) => at(x, 40, pendant(sketch, style.lamp, 74 + (i % 2) * 34, 40))),
    at(392, 640, somePlant(sketch, ['fig', 'snake', 'olive', 'monstera']), 0.96),
    ...places.map((x) => at(x - 10, 712, chair(sketch, style.seat), 0.88)),
    at(1150, 700, somePlant(sketch, ['snake', 'monstera', 'paddle'])),
    nearLeaves(sketch, 'right'),
  ];
};
