import { shade, tint } from '../../drawing/colour.ts';
import { contactShadow } from '../../drawing/shadow.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { box, oval, path, stroke } from '../../drawing/svg.ts';

const leather = ({ palette, defs }: Sketch, darker = 0) =>
  defs.slant(
    [0, 0, 0.5, 1],
    [0, tint(palette.seat, 0.28 - darker)],
    [0.5, shade(palette.seat, darker)],
    [1, shade(palette.seat, 0.36 + darker)],
  );

/** A shampoo unit: recliner facing right with a ceramic basin behind its head, standing on (0, 0), 330 wide. */
export const basinChair = (sketch: Sketch): string => {
  const { palette, defs } = sketch;
  const bowl = palette.cloth;
  return [
    contactShadow(sketch, 10, 0, 220, 26),
    path(
      'M-186 -196C-176 -120 -164 -60 -168 -6Q-168 0 -160 0H-104Q-98 0 -98 -6C-100 -60 -96 -110 -92 -168Z',
      defs.round(shade(palette.dado, palette.dusk ? 0 : 0.1)),
    ),
    path('M-70 -10H120Q128 -10 128 -4V0H-78V-4Q-78 -10 -70 -10Z', shade(palette.wood, 0.15)),
    path('M-58 -64H104V-10H-58Z', defs.round(palette.wood)),
    path(
      'M-104 -226C-90 -244 -70 -240 -60 -222L-14 -130C-6 -112 -34 -92 -50 -108C-72 -136 -100 -196 -104 -226Z',
      leather(sketch),
    ),
    path('M-48 -132H104C130 -132 134 -92 110 -86H-30C-52 -86 -64 -112 -48 -132Z', leather(sketch)),
    path(
      'M108 -126C132 -124 176 -92 186 -66C190 -50 172 -46 164 -54C148 -74 126 -88 104 -90Z',
      leather(sketch, 0.06),
    ),
    path(
      'M-30 -168C0 -178 50 -178 66 -170C76 -162 68 -154 56 -154H-22C-36 -154 -40 -164 -30 -168Z',
      leather(sketch),
    ),
    stroke('M52 -154V-128', palette.metal, 7),
    path(
      'M-206 -236H-86C-84 -204 -104 -172 -146 -172C-190 -172 -208 -204 -206 -236Z',
      defs.slant([0, 0, 1, 1], [0, '#ffffff'], [0.5, bowl], [1, shade(bowl, 0.3)]),
    ),
    box(-212, -244, 132, 13, defs.across([0, '#ffffff'], [1, shade(bowl, 0.16)]), { r: 6 }),
    path('M-112 -244C-108 -226 -92 -224 -84 -232L-80 -244Z', shade(bowl, 0.2)),
    stroke('M-186 -244C-188 -286 -150 -290 -148 -258', palette.metal, 7),
    oval(-186, -246, 10, 4, shade(palette.metal, 0.2)),
  ].join('');
};
