import { mix, shade, tint } from '../../drawing/colour.ts';
import { contactShadow } from '../../drawing/shadow.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { box, el, group, oval, path } from '../../drawing/svg.ts';

export type PotKind = 'taper' | 'ribbed' | 'belly' | 'basket' | 'stand';

const taper = ({ palette, defs }: Sketch): string => {
  return (
    path('M-54 -104H54L42 -8Q40 0 30 0H-30Q-40 0 -42 -8Z', defs.round(palette.pot)) +
    box(-57, -112, 114, 18, defs.round(tint(palette.pot, 0.1)), { r: 5 })
  );
};

const ribbed = ({ palette, defs }: Sketch): string => {
  const tone = palette.accent;
  const ribs = defs.pleats(
    15,
    [0, '#2b1519', 0.26],
    [0.3, '#2b1519', 0],
    [0.6, '#fff3df', 0.16],
    [1, '#2b1519', 0.26],
  );
  const body = 'M-50 -108H50V-12Q50 0 38 0H-38Q-50 0 -50 -12Z';
  return path(body, defs.round(tone)) + path(body, ribs);
};

const belly = ({ palette, defs }: Sketch): string => {
  const glaze = mix(palette.pot, palette.accent2, 0.35);
  return (
    path(
      'M-34 -110H34C36 -96 62 -84 62 -48C62 -16 40 0 26 0H-26C-40 0 -62 -16 -62 -48C-62 -84 -36 -96 -34 -110Z',
      defs.round(glaze, 1.1),
    ) + oval(0, -110, 34, 6, shade(glaze, 0.45))
  );
};

const basket = ({ palette, defs }: Sketch): string => {
  const straw = mix(palette.metal, palette.cloth, 0.35);
  const body = 'M-52 -100C-64 -60 -62 -20 -46 0H46C62 -20 64 -60 52 -100Z';
  const weave = defs.pattern(
    14,
    12,
    box(0, 0, 7, 6, '#2b1519', { opacity: 0.2 }) +
      box(7, 6, 7, 6, '#2b1519', { opacity: 0.2 }) +
      box(7, 0, 7, 6, '#fff3df', { opacity: 0.16 }),
  );
  return (
    path(body, defs.round(straw)) +
    path(body, weave) +
    box(-56, -106, 112, 14, defs.round(shade(straw, 0.1)), { r: 7 })
  );
};

const stand = ({ palette, defs }: Sketch): string => {
  const leg = (x: number, lean: number) =>
    el('path', {
      d: `M${x} -62L${x + lean} 0`,
      stroke: shade(palette.wood, 0.2),
      'stroke-width': 7,
      'stroke-linecap': 'round',
    });
  return [
    leg(-36, -10),
    leg(36, 10),
    leg(0, 0),
    path('M-52 -112H52L46 -50Q42 -34 24 -34H-24Q-42 -34 -46 -50Z', defs.round(palette.cloth)),
    box(-48, -68, 96, 7, defs.round(palette.wood), { r: 3 }),
  ].join('');
};

const pots = { taper, ribbed, belly, basket, stand };

/** A planter standing on (0, 0), about 110 tall and wide, with what grows in it behind its rim. */
export const pot = (sketch: Sketch, kind: PotKind, growing: string): string => {
  return group([contactShadow(sketch, 16, -1, 92, 19), growing, pots[kind](sketch)]);
};
