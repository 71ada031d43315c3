import { shade } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { leaf } from '../objects/greenery/leaf.ts';

export const sprig = ({ palette }: Sketch, x: number, y: number, s: 1 | -1) =>
  leaf(x, y, s * 62, { length: 190, width: 78, bend: s * 24 }, palette.leaf) +
  leaf(x, y, s * 28, { length: 170, width: 70, bend: s * 16 }, shade(palette.leaf, 0.12));
