import { mix, shade, tint } from '../drawing/colour.ts';
import { glow } from '../drawing/shadow.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { box, el, oval, path } from '../drawing/svg.ts';
import { archOutline } from '../objects/building/wall.ts';
import { palmShadow, sunPanes } from '../objects/greenery/sunlight.ts';

/** A calm wall for a person or a hand: one painted shape, one light. */
export const calmWall = (sketch: Sketch): string => {
  const { width: w, height: h, palette, defs, random } = sketch;
  const form = random.pick(['arch', 'arch', 'circle', 'plain', 'ring']);
  const paint = defs.down([0, mix(palette.dado, palette.wall, 0.1)], [1, shade(palette.dado, 0.1)]);
  const forms = {
    arch: path(archOutline(w / 2, h * 0.09, w * 0.74, h), paint),
    circle: oval(w / 2, h * 0.42, w * 0.42, w * 0.42, paint),
    ring: el('circle', {
      cx: w / 2,
      cy: h * 0.4,
      r: w * 0.38,
      fill: 'none',
      stroke: palette.metal,
      'stroke-width': 10,
      opacity: 0.8,
    }),
    plain: '',
  };
  return [
    box(
      0,
      0,
      w,
      h,
      defs.slant(
        [0, 0, 1, 1],
        [0, tint(palette.wall, palette.dusk ? 0.08 : 0.22)],
        [0.5, palette.wall],
        [1, shade(palette.wall, 0.2)],
      ),
    ),
    forms[form],
    random.chance(0.5) ? sunPanes(sketch, -w * 0.1, -40, w * 0.55, h * 0.8, 2, 3) : '',
    palmShadow(sketch, w * 1.04, h * random.between(0.5, 0.8), -44, w * 0.6, palette.dusk ? 0.16 : 0.18),
    glow(sketch, w / 2, h * 0.38, w * 0.56, h * 0.4, palette.dusk ? 0.34 : 0.3),
  ].join('');
};
