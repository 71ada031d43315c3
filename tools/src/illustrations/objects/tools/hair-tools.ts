import { type Colour, mix, shade, tint } from '../../drawing/colour.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { box, d, el, group, oval, path, stroke } from '../../drawing/svg.ts';

const polished = ({ defs }: Sketch, metal: Colour) =>
  defs.across([0, shade(metal, 0.25)], [0.3, tint(metal, 0.6)], [0.5, metal], [1, shade(metal, 0.32)]);

/** Hairdresser's scissors, a little open, pivot at (0, 0): blades 250 up, rings 200 down. */
export const scissors = (sketch: Sketch): string => {
  const { palette } = sketch;
  const steel = mix('#d9d2cb', palette.metal, 0.2);
  const half = (s: 1 | -1) => [
    path(
      d`M${s * -13} 12C${s * -16} -60 ${s * -6} -170 ${s * 34} -256C${s * 34} -170 ${s * 26} -70 ${s * 15} 8Z`,
      polished(sketch, steel),
    ),
    stroke(d`M${s * 33} -250C${s * 32} -170 ${s * 24} -70 ${s * 13} 0`, '#ffffff', 1.6, 0.7),
    stroke(d`M${s * 6} 0C${s * -2} 40 ${s * -24} 70 ${s * -34} 104`, palette.metal, 17),
    stroke(d`M${s * 2} 6C${s * -5} 40 ${s * -26} 70 ${s * -37} 102`, tint(palette.metal, 0.5), 4, 0.7),
    el('ellipse', {
      cx: s * -48,
      cy: 152,
      rx: 34,
      ry: 48,
      fill: 'none',
      stroke: shade(palette.metal, 0.18),
      'stroke-width': 15,
    }),
    el('ellipse', {
      cx: s * -49,
      cy: 150,
      rx: 34,
      ry: 48,
      fill: 'none',
      stroke: tint(palette.metal, 0.3),
      'stroke-width': 6,
    }),
  ];
  return group([
    ...half(-1),
    stroke('M84 178C96 190 100 206 96 218', palette.metal, 9),
    ...half(1),
    oval(0, 2, 11, 11, shade(palette.metal, 0.2)),
    oval(-2, 0, 8, 8, tint(palette.metal, 0.4)),
    stroke('M-6 3L4 -3', shade(palette.metal, 0.4), 2),
  ]);
};

/** A comb lying along x, 400 long, its teeth down. */
export const comb = (sketch: Sketch, colour: Colour, tail = false): string => {
  const { defs } = sketch;
  const from = tail ? -40 : -196;
  let teeth = '';
  for (let x = from; x < 190; x += x < (tail ? 200 : 0) ? 9 : 13)
    teeth += d`M${x} 0h${x < 0 ? 5 : 6}v${60 - Math.abs(x) * 0.03}q-2.5 5 -5 0Z`;
  const spine = tail
    ? 'M-360 -6Q-372 -12 -360 -18L-60 -26H186Q200 -26 200 -12V2Q200 8 190 8H-46L-70 -4Z'
    : 'M-186 -30H186Q202 -30 202 -14V2Q202 8 192 8H-192Q-202 8 -202 2V-14Q-202 -30 -186 -30Z';
  return group([
    path(teeth, shade(colour, 0.12)),
    path(spine, defs.down([0, tint(colour, 0.42)], [0.5, colour], [1, shade(colour, 0.26)])),
  ]);
};

/** A paddle brush pointing up, 420 tall, middle of its pad at (0, -120). */
export const paddleBrush = (sketch: Sketch): string => {
  const { palette, defs } = sketch;
  const wood = palette.wood;
  let pins = '';
  for (let row = 0; row < 9; row++)
    for (let k = -3; k <= 3; k++)
      pins += oval(k * 17 + (row % 2) * 8 - 4, -208 + row * 22, 3.4, 3.4, tint(palette.metal, 0.3));
  return group([
    path(
      'M-18 -20C-16 40 -24 120 -20 190Q-18 214 0 214Q18 214 20 190C24 120 16 40 18 -20Z',
      defs.round(wood),
    ),
    oval(0, 190, 6, 6, shade(wood, 0.5)),
    path(
      'M-84 -210Q-84 -250 -44 -250H44Q84 -250 84 -210V-70C84 -30 40 0 0 2C-40 0 -84 -30 -84 -70Z',
      defs.slant([0, 0, 1, 1], [0, tint(wood, 0.3)], [0.5, wood], [1, shade(wood, 0.25)]),
    ),
    path(
      'M-66 -204Q-66 -232 -38 -232H38Q66 -232 66 -204V-76C66 -46 34 -20 0 -18C-34 -20 -66 -46 -66 -76Z',
      defs.radial([0.4, 0.35, 0.8], [0, tint(palette.accent, 0.2)], [1, shade(palette.accent, 0.22)]),
    ),
    pins,
  ]);
};

/** A hair dryer from the side, blowing to the left; about 380 wide, its handle's foot at (60, 260). */
export const hairDryer = (sketch: Sketch, colour: Colour): string => {
  const { palette, defs } = sketch;
  const body = defs.down([0, tint(colour, 0.45)], [0.4, colour], [1, shade(colour, 0.34)]);
  return group([
    stroke('M62 262C70 330 130 330 170 320C230 306 260 350 330 340', shade(palette.wood, 0.4), 9),
    path(
      'M28 60L34 244Q36 268 60 268Q84 268 86 244L96 60Z',
      defs.across([0, tint(colour, 0.3)], [0.5, colour], [1, shade(colour, 0.34)]),
    ),
    box(44, 116, 30, 50, defs.across([0, shade(palette.metal, 0.1)], [1, tint(palette.metal, 0.3)]), {
      r: 8,
    }),
    path('M-190 -70L-70 -84H70C140 -84 172 -40 172 0C172 40 140 84 70 84H-70L-190 70Z', body),
    path(
      'M-236 -60L-188 -72V72L-236 60Q-244 58 -244 48V-48Q-244 -58 -236 -60Z',
      defs.down([0, tint(palette.metal, 0.5)], [0.5, palette.metal], [1, shade(palette.metal, 0.4)]),
    ),
    oval(
      124,
      0,
      40,
      62,
      defs.radial([0.4, 0.4, 0.6], [0, shade(palette.metal, 0.1)], [1, shade(palette.metal, 0.45)]),
    ),
    ...[-36, -18, 0, 18, 36].map((y) =>
      stroke(
        d`M${124 - Math.sqrt(1600 - y * y) * 0.85} ${y}h${Math.sqrt(1600 - y * y) * 1.7}`,
        tint(palette.metal, 0.3),
        3,
        0.6,
      ),
    ),
    stroke('M-180 -46L-66 -60H60', '#ffffff', 9, 0.35),
    stroke('M-66 -82V82', palette.metal, 6),
  ]);
};
