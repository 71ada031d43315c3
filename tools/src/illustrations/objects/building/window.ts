import { mix, shade, tint } from '../../drawing/colour.ts';
import { glow } from '../../drawing/shadow.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { box, d, el, group, path, stroke } from '../../drawing/svg.ts';
import { view } from '../greenery/skyline.ts';
import { archOutline } from './wall.ts';

export type WindowShape = 'arch' | 'wide';

export const windowOutline = (
  shape: WindowShape,
  cx: number,
  top: number,
  width: number,
  bottom: number,
): string =>
  shape === 'arch'
    ? archOutline(cx, top, width, bottom)
    : d`M${cx - width / 2} ${bottom}V${top}h${width}V${bottom}Z`;

/** A window in the wall with the city behind it; `columns` and `rows` are its panes. */
export const window = (
  sketch: Sketch,
  shape: WindowShape,
  cx: number,
  top: number,
  width: number,
  bottom: number,
  columns: number,
  rows: number,
): string => {
  const { palette, defs } = sketch;
  const outline = windowOutline(shape, cx, top, width, bottom);
  const bar = palette.dusk ? mix(palette.trim, palette.wood, 0.5) : palette.trim;
  const left = cx - width / 2;
  const spring = shape === 'arch' ? top + width / 2 : top;
  const bars: string[] = [];
  for (let i = 1; i < columns; i++)
    bars.push(box(left + (width * i) / columns - 3.5, top, 7, bottom - top, bar));
  for (let i = shape === 'arch' ? 0 : 1; i < rows; i++)
    bars.push(box(left, spring + ((bottom - spring) * i) / rows - 3.5, width, 7, bar));
  return [
    palette.dusk ? '' : glow(sketch, cx, (top + bottom) / 2, width * 1.05, (bottom - top) * 0.85, 0.55),
    group(
      [
        view(sketch, left, top, width, bottom - top),
        ...bars,
        path(d`M${left} ${top}h${width * 0.5}L${left} ${bottom}Z`, '#ffffff', 0.1),
        el('path', {
          d: outline,
          fill: 'none',
          stroke: '#2b1519',
          'stroke-width': 16,
          opacity: 0.22,
          filter: defs.blur(5),
        }),
      ],
      { 'clip-path': defs.clip(el('path', { d: outline })) },
    ),
    el('path', { d: outline, fill: 'none', stroke: shade(bar, 0.14), 'stroke-width': 17 }),
    el('path', { d: outline, fill: 'none', stroke: tint(bar, 0.12), 'stroke-width': 12 }),
    box(left - 24, bottom - 4, width + 48, 14, defs.down([0, tint(bar, 0.2)], [1, shade(bar, 0.14)]), {
      r: 2,
    }),
    stroke(d`M${left - 18} ${bottom + 13}h${width + 36}`, '#2b1519', 5, 0.16),
  ].join('');
};

/** The window's light on the floor, falling to the right. */
export const floorLight = (
  { palette, defs }: Sketch,
  x: number,
  y: number,
  width: number,
  length: number,
  columns = 2,
): string => {
  const w = width / columns;
  let data = '';
  for (let i = 0; i < columns; i++)
    data += d`M${x + i * w + 5} ${y}h${w - 10}l${length * 1.15} ${length}h${-(w - 10) * 1.25}Z`;
  return group(path(data, defs.down([0, palette.light, 0.75], [1, palette.light, 0.12])), {
    filter: defs.blur(4),
    opacity: palette.dusk ? 0.28 : 0.8,
  });
};
