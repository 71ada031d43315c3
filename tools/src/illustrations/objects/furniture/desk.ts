import { type Colour, mix, shade, tint } from '../../drawing/colour.ts';
import { contactShadow, glow } from '../../drawing/shadow.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { box, d, oval, path } from '../../drawing/svg.ts';

/** A reeded reception desk with a stone top, standing on (0, 0), `w` wide and 200 tall. */
export const desk = (sketch: Sketch, w: number, colour: Colour): string => {
  const { palette, defs } = sketch;
  const h = w / 2;
  const flutes = defs.pleats(
    22,
    [0, '#2b1519', 0.34],
    [0.25, '#2b1519', 0],
    [0.55, '#fff3df', 0.18],
    [0.8, '#2b1519', 0],
    [1, '#2b1519', 0.34],
  );
  const body = d`M${-h} -184H${h}V-14Q${h} 0 ${h - 14} 0H${-h + 14}Q${-h} 0 ${-h} -14Z`;
  const top = mix(palette.cloth, palette.floor, 0.2);
  return [
    contactShadow(sketch, 16, 0, h * 1.14, 30, 0.5),
    glow(sketch, 0, -4, h * 1.1, 40, palette.dusk ? 0.8 : 0.3),
    path(
      body,
      defs.across(
        [0, shade(colour, 0.24)],
        [0.2, tint(colour, 0.14)],
        [0.6, colour],
        [1, shade(colour, 0.4)],
      ),
    ),
    path(body, flutes),
    box(-h, -184, w, 44, defs.down([0, '#2b1519', 0.4], [1, '#2b1519', 0])),
    box(-h, -22, w, 8, defs.round(palette.metal)),
    box(
      -h - 16,
      -206,
      w + 32,
      22,
      defs.slant([0, 0, 1, 1], [0, '#fffdf8'], [0.5, top], [1, shade(top, 0.2)]),
      { r: 10 },
    ),
    path(
      d`M${-h + 60} -206C${-h + 120} -196 ${-h + 150} -200 ${-h + 230} -186M${h * 0.2} -206C${h * 0.34} -198 ${h * 0.4} -192 ${h * 0.6} -186`,
      'none',
    ),
  ].join('');
};

/** A vanity table with drawers and slim legs, standing on (0, 0), `w` wide and 190 tall. */
export const vanityTable = (sketch: Sketch, w: number, colour: Colour): string => {
  const { palette, defs } = sketch;
  const h = w / 2;
  const leg = (x: number) => path(d`M${x - 9} -124h18l-5 124h-8Z`, defs.round(palette.metal));
  const drawer = (x: number, width: number) =>
    box(x, -172, width, 44, defs.slant([0, 0, 1, 1], [0, tint(colour, 0.22)], [1, shade(colour, 0.06)]), {
      r: 5,
    }) +
    oval(x + width / 2, -150, 7, 7, palette.metal) +
    oval(x + width / 2 - 2, -152, 2.6, 2.6, tint(palette.metal, 0.6));
  const each = (w - 56) / 3;
  return [
    contactShadow(sketch, 10, 0, h * 1.05, 20, 0.3),
    leg(-h + 26),
    leg(h - 26),
    box(-h + 6, -178, w - 12, 58, defs.across([0, tint(colour, 0.1)], [1, shade(colour, 0.28)]), { r: 8 }),
    drawer(-h + 18, each),
    drawer(-h + 28 + each, each),
    drawer(-h + 38 + each * 2, each),
    box(
      -h - 4,
      -192,
      w + 8,
      16,
      defs.slant([0, 0, 1, 1], [0, '#fffdf8'], [0.5, palette.cloth], [1, shade(palette.cloth, 0.2)]),
      { r: 6 },
    ),
  ].join('');
};
