import type { Colour } from '../drawing/colour.ts';
import { at, d, el, group, oval, path, stroke } from '../drawing/svg.ts';
import { fingerLine } from './hand.ts';

const ring = (r: number, colour: Colour, width: number) =>
  el('circle', { r, fill: 'none', stroke: colour, 'stroke-width': width });

const around = (count: number, draw: string) =>
  Array.from({ length: count }, (_, i) => at(0, 0, draw, 1, (360 / count) * i)).join('');

const petal = (inner: number, outer: number, w: number) =>
  d`M0 ${-inner}C${-w} ${-(inner + (outer - inner) * 0.4)} ${-w * 0.7} ${-(inner + (outer - inner) * 0.85)} 0 ${-outer}C${w * 0.7} ${-(inner + (outer - inner) * 0.85)} ${w} ${-(inner + (outer - inner) * 0.4)} 0 ${-inner}Z`;

/** A round henna figure of rings, petals and dots around (0, 0). */
export const mandala = (r: number, colour: Colour): string =>
  group([
    oval(0, 0, r * 0.1, r * 0.1, colour),
    ring(r * 0.17, colour, 2.6),
    around(8, path(petal(r * 0.2, r * 0.46, r * 0.1), colour)),
    ring(r * 0.5, colour, 3.4),
    ring(r * 0.56, colour, 1.8),
    around(
      16,
      stroke(petal(r * 0.58, r * 0.8, r * 0.11), colour, 2.6) +
        oval(0, -r * 0.68, r * 0.024, r * 0.035, colour),
    ),
    around(16, at(0, 0, oval(0, -r * 0.88, r * 0.026, r * 0.026, colour), 1, 11.25)),
    around(16, oval(0, -r * 0.94, r * 0.04, r * 0.055, colour)),
  ]);

const sprig = (colour: Colour) =>
  stroke('M0 0Q4 -20 0 -40', colour, 3) +
  [-1, 1].map((s) => path(d`M0 -8Q${s * 18} -16 ${s * 17} -32Q${s * 2} -24 0 -8Z`, colour)).join('') +
  oval(0, -46, 4, 4, colour);

/** Henna for the back of the hand: a figure in the middle, vines to the fingers, capped tips, cuffs at the wrist. */
export const mehndi = (colour: Colour): string => {
  const lines: string[] = [];
  for (const [index, from] of [
    [0, 0.2],
    [1, 0.16],
    [2, 0.14],
    [3, 0.16],
  ] as const) {
    for (let t = from; t < 0.7; t += 0.13) {
      const [x, y] = fingerLine(index, t);
      const [nx, ny] = fingerLine(index, t + 0.1);
      const turn = (Math.atan2(nx - x, y - ny) * 180) / Math.PI;
      lines.push(at(x, y, t < from + 0.05 ? mandala(26, colour) : sprig(colour), 0.9, turn));
    }
    for (const t of [0.76, 0.79, 0.86, 0.89]) {
      const [x, y] = fingerLine(index, t);
      const [nx, ny] = fingerLine(index, t + 0.05);
      lines.push(
        at(
          x,
          y,
          stroke('M-36 4Q0 -8 36 4', colour, t > 0.85 ? 9 : 4),
          1,
          (Math.atan2(nx - x, y - ny) * 180) / Math.PI,
        ),
      );
    }
  }
  const cuff = (y: number, w: number) => stroke(d`M340 ${y}Q486 ${y + 26} 640 ${y}`, colour, w);
  return group(
    [
      at(494, 790, mandala(126, colour)),
      ...lines,
      cuff(1010, 5),
      cuff(1024, 10),
      ...Array.from({ length: 15 }, (_, i) =>
        at(376 + i * 17, 1058 + Math.sin((i / 14) * Math.PI) * 14, path(petal(0, 30, 9), colour), 1, 0),
      ),
      cuff(1062, 5),
      cuff(1084, 14),
      cuff(1106, 4),
      at(494, 950, path(petal(0, 44, 16), colour) + oval(0, 10, 5, 5, colour)),
    ],
    { opacity: 0.86 },
  );
};
