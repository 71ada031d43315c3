import { type Colour, mix, shade, tint } from '../../drawing/colour.ts';
import { contactShadow, glow } from '../../drawing/shadow.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { box, group, oval, path, stroke } from '../../drawing/svg.ts';

/** A small round table standing on (0, 0), its top at -`h`. */
export const sideTable = (sketch: Sketch, w: number, h: number): string => {
  const { palette, defs } = sketch;
  return [
    contactShadow(sketch, 8, 0, w * 0.62, 13),
    oval(0, -4, w * 0.3, 8, shade(palette.metal, 0.3)),
    box(-6, -h, 12, h - 4, defs.round(palette.metal)),
    oval(0, -h + 5, w / 2, 13, shade(palette.wood, 0.3)),
    oval(0, -h, w / 2, 12, defs.across([0, tint(palette.wood, 0.2)], [1, palette.wood])),
  ].join('');
};

/** A cup of tea on its saucer, standing on (0, 0). */
export const cup = ({ palette, defs }: Sketch): string =>
  [
    oval(0, -1, 25, 5, shade(palette.cloth, 0.12)),
    stroke('M14 -18C26 -20 24 -6 11 -8', shade(palette.cloth, 0.1), 3.5),
    path('M-16 -23H16C16 -10 10 -3 0 -3C-10 -3 -16 -10 -16 -23Z', defs.round(palette.cloth)),
    oval(0, -23, 16, 3.4, '#8a4b22'),
  ].join('');

/** An arc or straight floor lamp standing on (0, 0), 420 tall. */
export const floorLamp = (sketch: Sketch): string => {
  const { palette, defs } = sketch;
  return [
    contactShadow(sketch, 6, 0, 54, 11),
    oval(0, -4, 34, 8, shade(palette.metal, 0.15)),
    box(-3, -350, 6, 346, defs.round(palette.metal)),
    glow(sketch, 0, -370, 250, 240, palette.dusk ? 0.75 : 0.4),
    path(
      'M-42 -420H42L64 -336H-64Z',
      defs.across(
        [0, mix(palette.cloth, palette.light, 0.5)],
        [0.4, '#fff9ea'],
        [1, mix(palette.cloth, palette.metal, 0.3)],
      ),
    ),
    path('M-64 -336H64L62 -342H-62Z', palette.metal, 0.6),
  ].join('');
};

/** A flat rug seen in perspective around (cx, cy). */
export const rug = (
  { palette, defs }: Sketch,
  cx: number,
  cy: number,
  w: number,
  h: number,
  colour: Colour,
): string => {
  const ring = (k: number, fill: string, opacity = 1) =>
    oval(cx, cy, w * 0.5 * k, h * 0.5 * k, fill, opacity);
  return group([
    oval(cx + 6, cy + 5, w * 0.51, h * 0.51, '#2b1519', 0.16),
    ring(1, defs.across([0, tint(colour, 0.12)], [1, shade(colour, 0.1)])),
    ring(0.9, tint(palette.cloth, 0), 0.75),
    ring(0.85, colour),
    ring(0.6, shade(colour, 0.12), 0.6),
    ring(0.36, palette.cloth, 0.35),
  ]);
};

/** A wall lamp around (0, 0): a brass plate and two lit tubes or one bowl. */
export const sconce = (sketch: Sketch): string => {
  const { palette, defs } = sketch;
  return [
    glow(sketch, 0, -6, 130, 150, palette.dusk ? 0.85 : 0.5),
    box(-7, -14, 14, 46, defs.round(palette.metal), { r: 7 }),
    stroke('M0 18C0 34 18 34 18 18', palette.metal, 4.5),
    path(
      'M2 18C2 -12 6 -24 18 -26C30 -24 34 -12 34 18Z',
      defs.across([0, '#fff6e2'], [0.5, '#fffdf6'], [1, mix(palette.light, palette.metal, 0.25)]),
    ),
    box(0, 14, 36, 6, defs.round(palette.metal), { r: 2 }),
  ].join('');
};
