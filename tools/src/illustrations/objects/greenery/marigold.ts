import { type Colour, shade, tint } from '../../drawing/colour.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { at, d, group, oval, path, stroke } from '../../drawing/svg.ts';
import { leaf } from './leaf.ts';

const ruffle = (r: number, petals: number, turn: number) => {
  let data = '';
  for (let i = 0; i <= petals; i++) {
    const a = turn + (i / petals) * Math.PI * 2;
    const m = a - Math.PI / petals;
    const x = Math.cos(a) * r * 0.88;
    const y = Math.sin(a) * r * 0.88;
    data += i === 0 ? d`M${x} ${y}` : d`Q${Math.cos(m) * r * 1.22} ${Math.sin(m) * r * 1.22} ${x} ${y}`;
  }
  return `${data}Z`;
};

export const marigoldTones: readonly [Colour, Colour, Colour] = ['#e08a2c', '#efb23e', '#d2691f'];

/** A marigold head around (0, 0). */
export const marigold = (r: number, colour: Colour): string => {
  return [
    path(ruffle(r, 11, 0), shade(colour, 0.24)),
    path(ruffle(r * 0.8, 10, 0.3), colour),
    path(ruffle(r * 0.56, 8, 0.1), tint(colour, 0.2)),
    path(ruffle(r * 0.3, 6, 0.4), shade(colour, 0.16)),
  ].join('');
};

/** A rose or ranunculus head around (0, 0): whorls of petals, lighter towards the rim of each. */
export const rose = (r: number, colour: Colour): string => {
  const whorl = (k: number) => {
    const size = r * (1 - k * 0.17);
    const tone = k % 2 ? tint(colour, 0.12 + k * 0.05) : shade(colour, 0.08 + k * 0.03);
    return (
      path(ruffle(size, 6 - Math.floor(k / 2), k * 0.9), shade(tone, 0.22)) +
      path(ruffle(size * 0.93, 6 - Math.floor(k / 2), k * 0.9 + 0.04), tone)
    );
  };
  return (
    [0, 1, 2, 3, 4].map(whorl).join('') +
    stroke(
      d`M${-r * 0.12} ${r * 0.02}A${r * 0.13} ${r * 0.13} 0 1 1 ${r * 0.1} ${r * 0.09}`,
      shade(colour, 0.4),
      Math.max(1, r * 0.06),
      0.7,
    )
  );
};

/** A string of marigolds between two points, sagging by `sag`. */
export const garland = (
  sketch: Sketch,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  r = 9,
): string => {
  const span = Math.hypot(x2 - x1, y2 - y1) + sag * 1.3;
  const count = Math.max(2, Math.round(span / (r * 1.72)));
  const heads: string[] = [];
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const tone = marigoldTones[i % 3 === 2 ? 1 : 0] ?? marigoldTones[0];
    heads.push(
      at(
        x1 + (x2 - x1) * t,
        y1 + (y2 - y1) * t + sag * 4 * t * (1 - t),
        marigold(r, sketch.palette.dusk ? shade(tone, 0.1) : tone),
        1,
        (i * 47) % 360,
      ),
    );
  }
  return group(heads);
};

/** Hanging strings side by side, the middle ones shorter: a toran over a door. */
export const toran = (
  sketch: Sketch,
  x: number,
  y: number,
  width: number,
  length: number,
  strings: number,
): string => {
  const { palette } = sketch;
  const content: string[] = [];
  for (let i = 0; i < strings; i++) {
    const t = strings === 1 ? 0 : i / (strings - 1);
    const drop = length * (0.42 + 0.58 * Math.abs(t * 2 - 1) ** 1.4);
    const px = x + width * t;
    content.push(
      garland(sketch, px, y, px, y + drop, 0, 7),
      leaf(px, y + drop + 4, 180, { length: 20, width: 9 }, palette.leaf),
    );
  }
  return group([...content, garland(sketch, x, y, x + width, y, 6, 9)]);
};

/** A wide brass bowl with water, petals and flowers, standing on (0, 0), `w` wide. */
export const urli = (sketch: Sketch, w: number): string => {
  const { palette, defs, random } = sketch;
  const r = w / 2;
  const rim = r * 0.3;
  const flowers: string[] = [];
  for (const t of [0.86, 0.5, 0.12]) {
    const count = Math.max(1, Math.round(t * 13));
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + t * 9;
      const tone = t > 0.6 ? marigoldTones[i % 2] : t > 0.3 ? palette.cloth : palette.accent;
      const head =
        t > 0.3 && t < 0.6
          ? rose(r * 0.14, tone ?? palette.accent)
          : marigold(r * 0.15, tone ?? palette.accent);
      flowers.push(
        at(
          Math.cos(a) * r * 0.84 * t,
          -r * 0.64 + Math.sin(a) * rim * 0.8 * t,
          at(0, 0, head, 1, random.int(0, 90)),
          0.6,
          0,
          1,
        ),
      );
    }
  }
  return [
    oval(
      r * 0.12,
      -2,
      r * 1.25,
      r * 0.24,
      defs.radial([0.5, 0.5, 0.5], [0, '#2b1519', 0.5], [0.5, '#2b1519', 0.28], [1, '#2b1519', 0]),
    ),
    path(
      d`M${-r} ${-r * 0.62}C${-r * 0.96} ${-r * 0.1} ${-r * 0.5} 0 ${-r * 0.34} 0H${r * 0.34}C${r * 0.5} 0 ${r * 0.96} ${-r * 0.1} ${r} ${-r * 0.62}Z`,
      defs.round(palette.metal, 1.2),
    ),
    oval(0, -r * 0.62, r, rim, tint(palette.metal, 0.28)),
    oval(0, -r * 0.6, r * 0.93, rim * 0.88, defs.down([0, '#3d5450'], [1, '#8fa39a'])),
    ...flowers,
  ].join('');
};
