import { type Colour, shade, tint } from '../drawing/colour.ts';
import { d, path, stroke } from '../drawing/svg.ts';

export type LeafShape = { length: number; width: number /** Sideways bend of the tip. */; bend?: number };

/** One leaf growing from (x, y) in the direction `angle` (degrees, 0 is up): two halves in two tones, and a rib. */
export function leaf(
  x: number,
  y: number,
  angle: number,
  { length, width, bend = 0 }: LeafShape,
  colour: Colour,
): string {
  const a = (angle * Math.PI) / 180;
  const along = (t: number, side: number): readonly [number, number] => {
    const forward = t * length;
    const out = side + bend * t * t;
    return [x + Math.sin(a) * forward + Math.cos(a) * out, y - Math.cos(a) * forward + Math.sin(a) * out];
  };
  const [tx, ty] = along(1, 0);
  const [mx, my] = along(0.55, bend * -0.1);
  const half = (side: 1 | -1) => {
    const [ax, ay] = along(0.28, side * width * 0.62);
    const [bx, by] = along(0.7, side * width * 0.56);
    return d`M${x} ${y}C${ax} ${ay} ${bx} ${by} ${tx} ${ty}Q${mx} ${my} ${x} ${y}Z`;
  };
  return [
    path(half(-1), tint(colour, 0.16)),
    path(half(1), shade(colour, 0.16)),
    stroke(d`M${x} ${y}Q${mx} ${my} ${tx} ${ty}`, tint(colour, 0.38), Math.max(0.8, width * 0.035), 0.6),
  ].join('');
}
