import type { Sketch } from '../../drawing/sketch.ts';
import { d, el } from '../../drawing/svg.ts';
import { leafOutline } from './leaf.ts';

/** Panes of sun that a window out of sight lays across the wall, leaning right; (x, y) is the upper left corner. */
export const sunPanes = (
  { palette, defs }: Sketch,
  x: number,
  y: number,
  width: number,
  height: number,
  columns = 2,
  rows = 3,
): string => {
  const lean = height * 0.34;
  const w = width / columns;
  const h = height / rows;
  let panes = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const px = x + column * w + lean * (1 - row / rows);
      panes += d`M${px + 6} ${y + row * h + 6}h${w - 12}l${-lean / rows} ${h - 12}h${-w + 12}Z`;
    }
  const fill = defs.down([0, palette.light, 0.85], [1, palette.light, 0.3]);
  return el('path', { d: panes, fill, filter: defs.blur(5, 0.04), opacity: palette.dusk ? 0.16 : 0.62 });
};

/** The shadow of a palm that stands outside the picture; grows from (x, y) towards `angle`. */
export const palmShadow = (
  { defs, random }: Sketch,
  x: number,
  y: number,
  angle: number,
  size: number,
  opacity = 0.16,
): string => {
  let fronds = '';
  for (let f = -2; f <= 2; f++) {
    const turn = angle + f * 24 + random.between(-6, 6);
    const a = (turn * Math.PI) / 180;
    for (let i = 0; i < 11; i++) {
      const t = 0.25 + i * 0.075;
      const px = x + Math.sin(a) * size * t;
      const py = y - Math.cos(a) * size * t;
      const length = size * 0.34 * Math.sin(Math.PI * t * 0.9 + 0.2);
      for (const side of [-46, 46])
        fronds += leafOutline(px, py, turn + side, { length, width: size * 0.035, bend: side * 0.2 });
    }
  }
  return el('path', { d: fronds, fill: '#2b1519', filter: defs.blur(size * 0.014, 0.08), opacity });
};
