import { type Colour, mix, shade, tint } from '../../drawing/colour.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { box, d, el, path, stroke } from '../../drawing/svg.ts';
import { surround } from '../building/arcade.ts';
import { archOutline } from '../building/wall.ts';

/** A double door under a half-round fanlight, two steps before it. */
export const frontDoor = (
  sketch: Sketch,
  cx: number,
  top: number,
  width: number,
  bottom: number,
  colour: Colour,
): string => {
  const { palette, defs } = sketch;
  const r = width / 2;
  const spring = top + r;
  const lit = mix(palette.light, '#ffffff', palette.dusk ? 0.1 : 0.4);
  const rays = [36, 72, 108, 144].map((a) => {
    const t = (a * Math.PI) / 180;
    return stroke(
      d`M${cx - Math.cos(t) * r * 0.3} ${spring - Math.sin(t) * r * 0.3}L${cx - Math.cos(t) * r} ${spring - Math.sin(t) * r}`,
      colour,
      6,
    );
  });
  const wing = (x: number) => {
    const w = r - 6;
    return [
      box(x, spring, w, bottom - spring, defs.across([0, tint(colour, 0.14)], [1, shade(colour, 0.18)])),
      el('path', {
        d: archOutline(x + w / 2, spring + 26, w - 34, spring + (bottom - spring) * 0.6),
        fill: defs.down([0, lit], [1, mix(lit, palette.metal, 0.3)]),
        stroke: shade(colour, 0.35),
        'stroke-width': 4,
      }),
      box(x + 17, spring + (bottom - spring) * 0.68, w - 34, (bottom - spring) * 0.25, shade(colour, 0.1), {
        r: 3,
      }),
      stroke(
        d`M${x + 18} ${bottom - (bottom - spring) * 0.07}V${spring + (bottom - spring) * 0.685}H${x + w - 18}`,
        shade(colour, 0.4),
        2.5,
        0.6,
      ),
    ].join('');
  };
  const knob = (x: number) =>
    box(x - 3.5, spring + (bottom - spring) * 0.5, 7, 66, defs.round(palette.metal), { r: 3.5 });
  return [
    surround(sketch, archOutline(cx, top - 16, width + 32, bottom), 24),
    path(archOutline(cx, top, width, bottom), shade(colour, 0.5)),
    path(
      d`M${cx - r + 8} ${spring - 4}A${r - 8} ${r - 8} 0 0 1 ${cx + r - 8} ${spring - 4}Z`,
      defs.radial([0.5, 1, 1], [0, '#fffdf4'], [1, lit]),
    ),
    path(d`M${cx - r * 0.3} ${spring}A${r * 0.3} ${r * 0.3} 0 0 1 ${cx + r * 0.3} ${spring}Z`, colour),
    ...rays,
    wing(cx - r + 4),
    wing(cx + 2),
    knob(cx - 18),
    knob(cx + 18),
    box(
      cx - r - 44,
      bottom - 4,
      width + 88,
      20,
      defs.down([0, tint(palette.trim, 0.3)], [0.5, palette.trim], [1, shade(palette.trim, 0.25)]),
    ),
    box(
      cx - r - 74,
      bottom + 15,
      width + 148,
      22,
      defs.down(
        [0, tint(palette.trim, 0.2)],
        [0.4, shade(palette.trim, 0.06)],
        [1, shade(palette.trim, 0.35)],
      ),
    ),
  ].join('');
};
