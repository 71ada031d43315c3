import type { Sketch } from '../drawing/sketch.ts';
import { d, group, path } from '../drawing/svg.ts';
import { leaf } from './leaf.ts';

const ink = '#2b1519';

/** Panes of sun that a window out of sight lays across the wall, leaning right; (x, y) is the upper left corner. */
export function sunPanes(
  { palette, defs }: Sketch,
  x: number,
  y: number,
  width: number,
  height: number,
  columns = 2,
  rows = 3,
): string {
  const lean = height * 0.34;
  const w = width / columns;
  const h = height / rows;
  let data = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const px = x + column * w + lean * (1 - row / rows);
      data += d`M${px + 6} ${y + row * h + 6}h${w - 12}l${-lean / rows} ${h - 12}h${-w + 12}Z`;
    }
  return group(path(data, defs.down([0, palette.light, 0.85], [1, palette.light, 0.3])), {
    filter: defs.blur(5),
    opacity: palette.dusk ? 0.16 : 0.62,
  });
}

/** The shadow of a palm that stands outside the picture; grows from (x, y) towards `angle`. */
export function palmShadow(
  { defs, random }: Sketch,
  x: number,
  y: number,
  angle: number,
  size: number,
  opacity = 0.16,
): string {
  const fronds: string[] = [];
  for (let f = -2; f <= 2; f++) {
    const a = ((angle + f * 24 + random.between(-6, 6)) * Math.PI) / 180;
    for (let i = 0; i < 11; i++) {
      const t = 0.25 + i * 0.075;
      const px = x + Math.sin(a) * size * t;
      const py = y - Math.cos(a) * size * t;
      const turn = (a * 180) / Math.PI;
      for (const side of [-46, 46])
        fronds.push(
          leaf(
            px,
            py,
            turn + side,
            {
              length: size * 0.34 * Math.sin(Math.PI * t * 0.9 + 0.2),
              width: size * 0.035,
              bend: side * 0.2,
            },
            ink,
          ),
        );
    }
  }
  return group(fronds, { filter: defs.blur(size * 0.014), opacity });
}
