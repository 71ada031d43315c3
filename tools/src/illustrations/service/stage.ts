import { mix, shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { box, el, group, oval, path } from '../drawing/svg.ts';
import { archOutline } from '../objects/building/wall.ts';
import { palmShadow } from '../objects/greenery/sunlight.ts';

/** A small stage for one or two things: wall, painted shape, ground at `foot`. */
export const stage = (sketch: Sketch, foot = 720): string => {
  const { width: w, height: h, palette, defs, random } = sketch;
  const paint = defs.down([0, mix(palette.dado, palette.wall, 0.05)], [1, shade(palette.dado, 0.12)]);
  const ground = mix(palette.floor, palette.cloth, palette.dusk ? 0.1 : 0.4);
  const shape = random.chance(0.5)
    ? path(archOutline(w / 2, 130, 580, foot), paint)
    : oval(w / 2, foot - 250, 330, 330, paint);
  return [
    box(
      0,
      0,
      w,
      foot,
      defs.slant(
        [0, 0, 1, 1],
        [0, tint(palette.wall, palette.dusk ? 0.08 : 0.24)],
        [0.5, palette.wall],
        [1, shade(palette.wall, 0.16)],
      ),
    ),
    group(shape, { 'clip-path': defs.clip(el('rect', { x: 0, y: 0, width: w, height: foot })) }),
    palmShadow(sketch, w * 1.03, foot * 0.9, -44, w * 0.5, 0.17),
    box(0, foot, w, h - foot, defs.down([0, shade(ground, 0.14)], [0.4, ground], [1, tint(ground, 0.16)])),
    box(0, foot, w, 26, defs.down([0, '#2b1519', 0.26], [1, '#2b1519', 0])),
  ].join('');
};

/** The same, seen from straight above: ground and one round tray. */
export const tabletop = (sketch: Sketch): string => {
  const { width: w, height: h, palette, defs, random } = sketch;
  const base = random.pick([palette.wall, mix(palette.dado, palette.wall, 0.5)]);
  const plate = random.pick([palette.dado, palette.accent, palette.cloth]);
  return [
    box(0, 0, w, h, defs.slant([0, 0, 1, 1], [0, tint(base, 0.24)], [0.5, base], [1, shade(base, 0.18)])),
    el('circle', {
      cx: w / 2,
      cy: h / 2,
      r: 380,
      fill: defs.slant([0, 0, 1, 1], [0, tint(plate, 0.2)], [0.5, plate], [1, shade(plate, 0.18)]),
      filter: defs.drop(10, 18, 16, 0.28),
    }),
    el('circle', {
      cx: w / 2,
      cy: h / 2,
      r: 352,
      fill: 'none',
      stroke: palette.metal,
      'stroke-width': 3,
      opacity: 0.6,
    }),
    palmShadow(sketch, w * 1.03, h * 0.32, -66, w * 0.5, 0.17),
  ].join('');
};
