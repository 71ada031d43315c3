import type { Sketch } from '../drawing/sketch.ts';

export const clothOf = ({ palette, random }: Sketch) =>
  random.pick([palette.seat, palette.accent, palette.accent2, palette.cloth]);
