import { mix, shade } from '../drawing/colour.ts';
import { glow } from '../drawing/shadow.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, d, el, group, path } from '../drawing/svg.ts';
import { cuspedOutline, surround } from '../objects/building/arcade.ts';
import { floor } from '../objects/building/floor.ts';
import { pendant } from '../objects/building/pendant.ts';
import { archOutline } from '../objects/building/wall.ts';
import { chair } from '../objects/furniture/chair.ts';
import { sconce } from '../objects/furniture/furniture.ts';
import { mirror } from '../objects/furniture/mirror.ts';
import { view } from '../objects/greenery/skyline.ts';
import { pickStyle, somePlant } from './style.ts';

const eye = { x: 600, y: 420 };

/** Rooms behind rooms: arches one after another towards a bright window. */
export const enfilade = (sketch: Sketch): string[] => {
  const { random, palette, defs, width } = sketch;
  const style = pickStyle(random);
  const cusped = random.chance(0.4);
  const opening = (s: number, half: number, rise: number) => {
    const bottom = eye.y + 375 * s;
    return cusped
      ? cuspedOutline(600, eye.y - rise * s, half * 2 * s, bottom)
      : archOutline(600, eye.y - rise * s, half * 2 * s, bottom);
  };
  const plane = (s: number, half: number, rise: number, lit: number) => {
    const tone = mix(palette.wall, palette.light, lit);
    const outline = opening(s, half, rise);
    const bottom = eye.y + 375 * s;
    const face = d`M0 0H${width}V${bottom}H0Z`;
    return [
      el('path', {
        d: face + outline,
        fill: defs.down([0, shade(tone, 0.14)], [0.5, tone], [1, shade(tone, 0.12)]),
        'fill-rule': 'evenodd',
      }),
      surround(sketch, outline, 20 * s, palette.dusk ? mix(palette.trim, palette.wood, 0.25) : palette.trim),
      path(
        d`M0 ${bottom - 16 * s}H${600 - half * s}V${bottom}H0ZM${width} ${bottom - 16 * s}H${600 + half * s}V${bottom}H${width}Z`,
        mix(palette.trim, palette.dado, 0.3),
      ),
    ].join('');
  };
  const far = opening(0.36, 300, 420);
  return [
    floor(sketch, eye.y + 375 * 0.3, random.pick(['checker', 'checker', 'planks', 'terrazzo']), eye),
    group(view(sketch, 420, 210, 360, 350), { 'clip-path': defs.clip(el('path', { d: far })) }),
    plane(0.36, 300, 420, palette.dusk ? 0.3 : 0.5),
    at(600, 0, pendant(sketch, style.lamp, 236, 20)),
    plane(0.54, 320, 430, palette.dusk ? 0.18 : 0.3),
    ...[380, 820].map((x) => at(x, eye.y + 375 * 0.6, somePlant(sketch, ['palm', 'fig', 'olive']), 0.72)),
    at(600, 0, pendant(sketch, style.lamp, 150, 32)),
    path(d`M520 ${eye.y + 150}H680L860 800H340Z`, palette.light, palette.dusk ? 0.14 : 0.3),
    plane(0.76, 330, 440, palette.dusk ? 0.06 : 0.1),
    ...[170, 1030].map((x) =>
      at(x, 190, mirror(sketch, style.mirror === 'round' ? 'arch' : style.mirror, 170, 330, true)),
    ),
    ...[330, 870].map((x) => at(x - 8, 330, sconce(sketch), 0.9)),
    ...[170, 1030].map((x) => glow(sketch, x, 730, 170, 34, 0.3)),
    ...[178, 1022].map((x) => at(x, 752, chair(sketch, style.seat), 0.96)),
    at(20, 774, somePlant(sketch, ['paddle', 'snake', 'monstera']), 1.05),
    glow(sketch, 600, eye.y - 40, 420, 380, palette.dusk ? 0.25 : 0.4),
  ];
};
