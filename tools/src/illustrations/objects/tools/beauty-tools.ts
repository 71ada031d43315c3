import { type Colour, mix, shade, tint } from '../../drawing/colour.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { box, d, el, group, oval, path, stroke } from '../../drawing/svg.ts';

/** A make-up brush pointing up, its handle's end at (0, 0), `h` long; `w` is the head's width. */
export const makeupBrush = (sketch: Sketch, h: number, w: number, handle: Colour): string => {
  const { palette, defs } = sketch;
  const hair = mix('#6b4634', palette.cloth, 0.12);
  const head = h * 0.26;
  return group([
    path(
      d`M-4 0C${-w * 0.3} ${-h * 0.2} ${-w * 0.24} ${-h * 0.42} ${-w * 0.24} ${-h * 0.54}H${w * 0.24}C${w * 0.24} ${-h * 0.42} ${w * 0.3} ${-h * 0.2} 4 0Z`,
      defs.round(handle, 1.2),
    ),
    path(
      d`M${-w * 0.25} ${-h * 0.53}L${-w * 0.3} ${-h * 0.76}H${w * 0.3}L${w * 0.25} ${-h * 0.53}Z`,
      defs.round(palette.metal, 1.2),
    ),
    path(
      d`M${-w * 0.3} ${-h * 0.75}C${-w * 0.62} ${-h * 0.86} ${-w * 0.5} ${-h * 0.75 - head * 0.9} 0 ${-h * 0.75 - head}C${w * 0.5} ${-h * 0.75 - head * 0.9} ${w * 0.62} ${-h * 0.86} ${w * 0.3} ${-h * 0.75}Z`,
      defs.down([0, tint(palette.accent, 0.3)], [0.35, tint(hair, 0.2)], [1, shade(hair, 0.2)]),
    ),
    ...[-0.2, 0, 0.2].map((k) =>
      stroke(
        d`M${k * w} ${-h * 0.77}Q${k * w * 1.6} ${-h * 0.85} ${k * w * 0.9} ${-h * 0.93}`,
        shade(hair, 0.3),
        1.4,
        0.35,
      ),
    ),
  ]);
};

/** An open lipstick standing on (0, 0), 60 wide and 230 tall. */
export const lipstick = ({ palette, defs }: Sketch, colour: Colour): string => {
  return group([
    oval(12, 0, 44, 7, '#2b1519', 0.26),
    path('M-20 -150V-192C-20 -214 6 -234 18 -232Q20 -232 20 -226V-150Z', defs.round(colour, 1.15)),
    path('M-20 -192C-20 -214 6 -234 18 -232C20 -214 -2 -194 -20 -188Z', tint(colour, 0.32)),
    box(-23, -156, 46, 50, defs.round(tint(palette.metal, 0.15), 1.3), { r: 3 }),
    box(-30, -110, 60, 110, defs.round(shade(palette.seat, 0.35), 1.2), { r: 5 }),
    box(-30, -110, 60, 6, palette.metal),
  ]);
};

/** An open compact seen from the front, its tray on (0, 0), 220 wide. */
export const compact = (sketch: Sketch, colour: Colour): string => {
  const { palette, defs } = sketch;
  return group([
    oval(14, 0, 130, 18, '#2b1519', 0.26),
    oval(
      0,
      -130,
      104,
      108,
      defs.slant(
        [0, 0, 1, 1],
        [0, tint(palette.metal, 0.5)],
        [0.6, palette.metal],
        [1, shade(palette.metal, 0.35)],
      ),
    ),
    oval(
      0,
      -130,
      92,
      96,
      defs.slant(
        [0, 0, 1, 1],
        [0, '#fffdf8'],
        [0.5, mix(palette.wall, '#ffffff', 0.4)],
        [1, mix(palette.wall, palette.dado, 0.4)],
      ),
    ),
    path('M-60 -90L20 -214L52 -196L-34 -64Z', '#ffffff', 0.42),
    oval(0, -12, 112, 24, shade(palette.metal, 0.3)),
    oval(0, -18, 112, 24, tint(palette.metal, 0.2)),
    oval(0, -20, 96, 18, defs.radial([0.4, 0.4, 0.7], [0, tint(colour, 0.4)], [1, colour])),
  ]);
};

/** A palette of pans seen from above, corner at (0, 0). */
export const panPalette = (
  sketch: Sketch,
  columns: number,
  rows: number,
  colours: readonly Colour[],
): string => {
  const { palette, defs } = sketch;
  const size = 74;
  const w = columns * size + 28;
  const h = rows * size + 28;
  const pans: string[] = [];
  for (let i = 0; i < columns * rows; i++) {
    const c = colours[i % colours.length] ?? palette.accent;
    const cx = 14 + (i % columns) * size + size / 2;
    const cy = 14 + Math.floor(i / columns) * size + size / 2;
    pans.push(
      oval(cx, cy, 31, 31, shade(c, 0.35)),
      oval(cx + 1.5, cy + 2, 29, 29, defs.slant([0, 0, 1, 1], [0, shade(c, 0.08)], [1, tint(c, 0.25)])),
      stroke(d`M${cx - 15} ${cy + 9}Q${cx} ${cy - 3} ${cx + 14} ${cy - 10}`, tint(c, 0.5), 3, 0.4),
    );
  }
  return group([
    el('rect', {
      x: 8,
      y: 14,
      width: w,
      height: h,
      rx: 16,
      fill: '#2b1519',
      opacity: 0.26,
      filter: defs.blur(9),
    }),
    box(0, 0, w, h, defs.slant([0, 0, 1, 1], [0, shade(palette.seat, 0.2)], [1, shade(palette.seat, 0.5)]), {
      r: 16,
    }),
    box(3, 3, w - 6, h - 6, 'none'),
    ...pans,
  ]);
};

/** A jade roller pointing up, middle of its handle at (0, 0), 380 long. */
export const jadeRoller = (sketch: Sketch): string => {
  const { palette, defs } = sketch;
  const jade = mix('#a9c3a4', palette.leaf, 0.15);
  const stone = (y: number, rx: number, ry: number) =>
    oval(
      0,
      y,
      rx,
      ry,
      defs.radial([0.35, 0.3, 0.8], [0, tint(jade, 0.6)], [0.5, jade], [1, shade(jade, 0.3)]),
    ) + oval(-rx * 0.3, y - ry * 0.34, rx * 0.36, ry * 0.18, '#ffffff', 0.5);
  const fork = (y: number, s: 1 | -1, w: number) =>
    stroke(d`M0 ${y - s * 44}V${y - s * 30}M${-w} ${y}V${y - s * 30}H${w}V${y}`, palette.metal, 7);
  return group([
    box(-11, -90, 22, 190, defs.round(jade), { r: 9 }),
    box(-13, -98, 26, 14, defs.round(palette.metal), { r: 3 }),
    box(-13, 92, 26, 14, defs.round(palette.metal), { r: 3 }),
    fork(-140, -1, 56),
    stone(-140, 50, 27),
    fork(140, 1, 34),
    stone(140, 30, 19),
  ]);
};

/** A gua sha stone around (0, 0), 190 wide. */
export const guaSha = ({ palette, defs }: Sketch): string => {
  const jade = mix('#d9a9a0', palette.accent, 0.25);
  return group([
    path(
      'M-92 10C-98 -50 -60 -84 -20 -74C0 -69 6 -52 22 -56C50 -64 92 -50 94 -10C96 44 40 84 -14 78C-60 72 -88 52 -92 10Z',
      defs.slant([0, 0, 1, 1], [0, tint(jade, 0.55)], [0.5, jade], [1, shade(jade, 0.25)]),
    ),
    stroke('M-74 0C-74 -40 -50 -60 -22 -56', '#ffffff', 7, 0.45),
  ]);
};

/** A slice of cucumber around (0, 0). */
export const cucumber = (r: number): string => {
  const seeds = [0, 60, 120, 180, 240, 300].map((a) =>
    el('ellipse', {
      cx: 0,
      cy: -r * 0.42,
      rx: r * 0.07,
      ry: r * 0.16,
      fill: '#e7eecb',
      transform: `rotate(${a})`,
    }),
  );
  return group([
    oval(2, 4, r, r, '#2b1519', 0.2),
    oval(0, 0, r, r, '#6f9455'),
    oval(0, 0, r * 0.9, r * 0.9, '#cfe0a8'),
    oval(0, 0, r * 0.62, r * 0.62, '#b9d28f'),
    ...seeds,
  ]);
};

/** A mehndi cone pointing down to the left, tip at (0, 0). */
export const mehndiCone = ({ palette, defs }: Sketch, colour: Colour): string => {
  return group([
    path('M0 0L-38 -210Q0 -226 40 -210Z', defs.round(colour)),
    path('M0 0L-7 -38H7Z', '#5a3a22'),
    box(-40, -232, 82, 26, defs.round(palette.metal), { r: 6 }),
    stroke('M-16 -180L-3 -60', tint(colour, 0.5), 4, 0.5),
  ]);
};
