import { type Colour, shade, tint } from '../../drawing/colour.ts';
import { contactShadow } from '../../drawing/shadow.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { at, box, d, oval, path, stroke } from '../../drawing/svg.ts';

/** A rounded sofa standing on (0, 0), `w` wide, about 190 tall. */
export const sofa = (sketch: Sketch, w: number, colour: Colour): string => {
  const { palette, defs } = sketch;
  const h = w / 2;
  const soft = (c: Colour) => defs.slant([0, 0, 0.35, 1], [0, tint(c, 0.26)], [0.5, c], [1, shade(c, 0.34)]);
  const cushion = (x: number, turn: number, c: Colour) =>
    at(
      x,
      -134,
      box(-38, -36, 76, 70, soft(c), { r: 16 }) + stroke('M-26 -22Q0 -14 26 -22', shade(c, 0.3), 2, 0.4),
      1,
      turn,
    );
  const leg = (x: number) => path(d`M${x - 7} -26h14l-3 26h-8Z`, shade(palette.wood, 0.2));
  return [
    contactShadow(sketch, 12, 0, h * 1.18, 28),
    leg(-h + 40),
    leg(h - 40),
    path(
      d`M${-h + 26} -40C${-h + 10} -150 ${-h + 40} -198 ${-h + 100} -198H${h - 100}C${h - 40} -198 ${h - 10} -150 ${h - 26} -40Z`,
      soft(colour),
    ),
    stroke(d`M0 -192V-90`, shade(colour, 0.4), 2, 0.3),
    cushion(-h + 118, -8, palette.accent),
    cushion(-h + 168, 7, palette.cloth),
    cushion(h - 124, 9, palette.accent2),
    path(
      d`M${-h + 40} -92Q${-h + 40} -106 ${-h + 56} -106H-4Q0 -106 0 -100V-52H${-h + 40}Z`,
      soft(tint(colour, 0.08)),
    ),
    path(
      d`M${h - 40} -92Q${h - 40} -106 ${h - 56} -106H4Q0 -106 0 -100V-52H${h - 40}Z`,
      soft(tint(colour, 0.08)),
    ),
    path(
      d`M${-h + 4} -120C${-h + 4} -150 ${-h + 62} -150 ${-h + 62} -116V-50H${h - 62}V-116C${h - 62} -150 ${h - 4} -150 ${h - 4} -120V-44Q${h - 4} -22 ${h - 26} -22H${-h + 26}Q${-h + 4} -22 ${-h + 4} -44Z`,
      soft(colour),
    ),
    stroke(d`M${-h + 64} -50H${h - 64}`, shade(colour, 0.45), 2.5, 0.4),
  ].join('');
};

/** A drum pouf or velvet stool standing on (0, 0). */
export const pouf = (sketch: Sketch, w: number, h: number, colour: Colour): string => {
  const { palette, defs } = sketch;
  const pleats = defs.pleats(
    13,
    [0, '#2b1519', 0.3],
    [0.35, '#2b1519', 0],
    [0.6, '#fff3df', 0.14],
    [1, '#2b1519', 0.3],
  );
  const body = d`M${-w / 2} ${-h + 12}V-14Q${-w / 2} 0 ${-w / 2 + 12} 0H${w / 2 - 12}Q${w / 2} 0 ${w / 2} -14V${-h + 12}Z`;
  return [
    contactShadow(sketch, 10, 0, w * 0.72, 17),
    path(body, defs.round(colour)),
    path(body, pleats),
    box(-w / 2 - 1, -16, w + 2, 9, defs.round(palette.metal), { r: 2 }),
    path(
      d`M${-w / 2 - 4} ${-h + 20}Q${-w / 2 - 4} ${-h - 8} 0 ${-h - 10}Q${w / 2 + 4} ${-h - 8} ${w / 2 + 4} ${-h + 20}Q0 ${-h + 30} ${-w / 2 - 4} ${-h + 20}Z`,
      defs.slant([0, 0, 1, 1], [0, tint(colour, 0.3)], [0.6, colour], [1, shade(colour, 0.2)]),
    ),
  ].join('');
};

/** A stool on one leg with a round seat, standing on (0, 0), 150 tall. */
export const stool = (sketch: Sketch, colour: Colour): string => {
  const { palette, defs } = sketch;
  return [
    contactShadow(sketch, 8, 0, 62, 13),
    oval(
      0,
      -5,
      36,
      9,
      defs.slant([0, 0, 1, 0.4], [0, tint(palette.metal, 0.5)], [1, shade(palette.metal, 0.3)]),
    ),
    box(-6, -118, 12, 114, defs.round(palette.metal, 1.2)),
    stroke('M-24 -46A24 7 0 0 0 24 -46', palette.metal, 4),
    path('M-46 -138Q-46 -112 -30 -112H30Q46 -112 46 -138Z', defs.round(shade(colour, 0.12))),
    oval(0, -138, 47, 13, defs.slant([0, 0, 1, 1], [0, tint(colour, 0.34)], [1, colour])),
  ].join('');
};
