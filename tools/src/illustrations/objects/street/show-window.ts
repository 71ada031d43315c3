import { mix, shade, tint } from '../../drawing/colour.ts';
import { glow } from '../../drawing/shadow.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { at, box, d, el, group, path } from '../../drawing/svg.ts';
import { surround } from '../building/arcade.ts';
import { pendant } from '../building/pendant.ts';
import { type WindowShape, windowOutline } from '../building/window.ts';
import { chair } from '../furniture/chair.ts';
import { mirror } from '../furniture/mirror.ts';
import { plant } from '../greenery/plant.ts';

/** A show window with the lit salon behind its glass. */
export const showWindow = (
  sketch: Sketch,
  shape: WindowShape,
  cx: number,
  top: number,
  width: number,
  bottom: number,
): string => {
  const { palette, defs, random } = sketch;
  const outline = windowOutline(shape, cx, top, width, bottom);
  const left = cx - width / 2;
  const inside = palette.dusk
    ? mix(palette.light, palette.metal, 0.35)
    : mix(palette.cloth, palette.accent, 0.22);
  const seats = width > 400 ? [-0.3, 0, 0.3] : [-0.24, 0.24];
  const frame = palette.dusk ? mix(palette.wood, palette.trim, 0.15) : mix(palette.wood, palette.seat, 0.3);
  return [
    group(
      [
        box(left, top, width, bottom - top, defs.down([0, tint(inside, 0.35)], [1, shade(inside, 0.08)])),
        box(left, bottom - 70, width, 70, mix(palette.floor, inside, 0.3)),
        ...seats.map((k) => at(cx + k * width, top + 88, mirror(sketch, 'arch', 84, 150, true))),
        ...seats.map((k) => at(cx + k * width, bottom - 22, chair(sketch, 'tub'), 0.5)),
        ...[-0.02, 0.44].map((k) => at(cx + k * width, top, pendant(sketch, 'globe', 54, 17))),
        at(
          left + width - 26,
          bottom - 4,
          plant(sketch, random.pick(['snake', 'monstera', 'fig']), 'taper'),
          0.6,
        ),
        path(
          d`M${left} ${top}h${width * 0.34}L${left + width * 0.02} ${bottom}H${left}Z`,
          '#ffffff',
          palette.dusk ? 0.06 : 0.16,
        ),
        path(
          d`M${left + width * 0.46} ${top}h${width * 0.1}L${left + width * 0.24} ${bottom}h${-width * 0.1}Z`,
          '#ffffff',
          palette.dusk ? 0.05 : 0.13,
        ),
        box(cx - 4, top, 8, bottom - top, frame),
        box(left, top + (shape === 'arch' ? width / 2 : 86) - 4, width, 8, frame),
        el('path', {
          d: outline,
          fill: 'none',
          stroke: '#2b1519',
          'stroke-width': 22,
          opacity: 0.3,
          filter: defs.blur(7),
        }),
      ],
      { 'clip-path': defs.clip(el('path', { d: outline })) },
    ),
    el('path', { d: outline, fill: 'none', stroke: frame, 'stroke-width': 11 }),
    surround(sketch, windowOutline(shape, cx, top - 13, width + 26, bottom + 2), 13),
    box(
      left - 34,
      bottom + 2,
      width + 68,
      20,
      defs.down([0, tint(palette.trim, 0.3)], [1, shade(palette.trim, 0.2)]),
      { r: 3 },
    ),
    palette.dusk ? glow(sketch, cx, (top + bottom) / 2, width * 0.95, (bottom - top) * 0.9, 0.3) : '',
  ].join('');
};
