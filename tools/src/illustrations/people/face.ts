import { type Colour, mix, shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, d, el, group, oval, path, stroke } from '../drawing/svg.ts';

export type FaceLook = {
  skin: Colour;
  brow: Colour;
  lips: Colour;
  man: boolean;
  /** Lids down, with this colour on them. */
  shadow?: Colour;
};

const outlines = {
  woman:
    'M-138 -60C-140 40 -116 122 -66 170C-38 196 -20 204 0 204C20 204 38 196 66 170C116 122 140 40 138 -60C134 -160 80 -214 0 -214C-80 -214 -134 -160 -138 -60Z',
  man: 'M-142 -60C-144 46 -132 124 -88 174C-58 206 -30 214 0 214C30 214 58 206 88 174C132 124 144 46 142 -60C138 -164 84 -216 0 -216C-84 -216 -138 -164 -142 -60Z',
};

export const faceOutline = (man: boolean): string => (man ? outlines.man : outlines.woman);

const openEye = (side: 1 | -1, brow: Colour): string => {
  return at(
    side * 62,
    -12,
    [
      path('M-35 3C-20 -19 16 -23 36 -4C20 13 -16 16 -35 3Z', '#fffaf4'),
      oval(1, -3, 14, 14.5, '#4a2b1c'),
      oval(1, -3, 8, 8.5, '#180e0b'),
      oval(6, -9, 4.4, 4.4, '#ffffff', 0.95),
      path('M-37 4C-22 -22 18 -28 40 -8C42 -6 41 -3 38 -4C16 -20 -18 -16 -33 4Z', shade(brow, 0.4)),
      stroke('M-28 -22C-12 -34 14 -35 30 -24', shade(brow, 0.2), 2, 0.3),
    ].join(''),
    1,
    0,
    side,
  );
};

const closedEye = (sketch: Sketch, side: 1 | -1, shadow: Colour): string => {
  const lashes = [-30, -18, -5, 9, 22, 33].map((x) =>
    stroke(
      d`M${x} ${10 - (x / 40) ** 2 * 8}q${x * 0.22 + 4} ${14 - Math.abs(x) * 0.1} ${x * 0.4 + 7} ${19 - Math.abs(x) * 0.2}`,
      '#1d1110',
      3,
    ),
  );
  const fill = sketch.defs.down([0, shadow, 0.15], [0.6, shadow, 0.85], [1, shade(shadow, 0.3), 0.95]);
  return at(
    side * 62,
    -14,
    [
      path('M-40 2C-30 -34 26 -40 46 -6C28 14 -20 18 -40 2Z', fill),
      oval(0, -12, 15, 7, tint(shadow, 0.7), 0.5),
      stroke('M-40 2C-20 20 24 16 46 -8', '#1d1110', 5),
      ...lashes,
    ].join(''),
    1,
    0,
    side,
  );
};

const browOf = (side: 1 | -1, brow: Colour, man: boolean) =>
  at(
    side * 62,
    man ? -58 : -64,
    path(
      man
        ? 'M-40 10C-20 -14 20 -16 46 4C44 8 42 10 40 10C16 0 -16 2 -36 20Z'
        : 'M-40 10C-16 -14 18 -18 48 4C20 -8 -14 -2 -36 17Z',
      brow,
    ),
    1,
    0,
    side,
  );

/** A face from the front around (0, 0), hairline at -200, chin at 204. */
export const face = (sketch: Sketch, { skin, brow, lips, man, shadow }: FaceLook): string => {
  const { defs } = sketch;
  const outline = faceOutline(man);
  const clip = defs.clip(el('path', { d: outline }));
  const ear = (s: 1 | -1) =>
    path(
      d`M${s * 134} -30C${s * 160} -50 ${s * 170} -8 ${s * 158} 30C${s * 150} 54 ${s * 134} 50 ${s * 130} 30Z`,
      s === 1 ? shade(skin, 0.2) : shade(skin, 0.06),
    );
  const flush = mix(skin, '#c4533f', 0.45);
  const mouth = man ? shade(mix(skin, '#a4493c', 0.4), 0.08) : lips;
  return group([
    ear(1),
    ear(-1),
    path(outline, defs.slant([0, 0.1, 1, 0.7], [0, tint(skin, 0.26)], [0.5, skin], [1, shade(skin, 0.2)])),
    group(
      [
        oval(
          96,
          40,
          110,
          220,
          defs.radial([0.5, 0.5, 0.5], [0, shade(skin, 0.5), 0.22], [1, shade(skin, 0.5), 0]),
        ),
        oval(-84, 66, 54, 40, defs.radial([0.5, 0.5, 0.5], [0, flush, man ? 0.25 : 0.55], [1, flush, 0])),
        oval(88, 66, 54, 40, defs.radial([0.5, 0.5, 0.5], [0, flush, man ? 0.25 : 0.5], [1, flush, 0])),
        oval(
          -6,
          186,
          50,
          26,
          defs.radial([0.5, 0.5, 0.5], [0, tint(skin, 0.5), 0.4], [1, tint(skin, 0.5), 0]),
        ),
        oval(0, -226, 150, 60, '#1d1110', 0.16),
      ],
      { 'clip-path': clip },
    ),
    path('M6 -30C12 10 30 44 26 62C20 76 6 74 0 74C14 60 8 10 6 -30Z', shade(skin, 0.4), 0.24),
    stroke('M-20 62C-16 76 -6 74 0 76C8 76 18 76 22 62', shade(skin, 0.45), 3.6, 0.6),
    path('M-5 -26C-8 10 -10 40 -4 52C2 44 2 6 -5 -26Z', tint(skin, 0.6), 0.4),
    browOf(1, brow, man),
    browOf(-1, brow, man),
    ...(shadow
      ? [closedEye(sketch, 1, shadow), closedEye(sketch, -1, shadow)]
      : [openEye(1, brow), openEye(-1, brow)]),
    path('M-46 112C-30 108 -14 98 0 104C14 98 30 108 46 112C26 120 -26 120 -46 112Z', shade(mouth, 0.1)),
    path('M-46 112C-26 118 26 118 46 112C34 142 18 148 0 148C-18 148 -34 142 -46 112Z', mouth),
    shadow
      ? ''
      : path(
          'M-36 114C-14 118 14 118 36 114C26 125 14 128 0 128C-14 128 -26 125 -36 114Z',
          '#fffaf4',
          man ? 0.9 : 0.92,
        ),
    oval(-8, 139, 15, 4, tint(mouth, 0.6), 0.5),
    stroke('M-54 106C-50 112 -48 114 -43 114M54 106C50 112 48 114 43 114', shade(skin, 0.45), 3, 0.55),
  ]);
};
