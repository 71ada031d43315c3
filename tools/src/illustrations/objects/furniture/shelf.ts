import { shade, tint } from '../../drawing/colour.ts';
import { castShadow, glow } from '../../drawing/shadow.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { at, box, d, el, group, path } from '../../drawing/svg.ts';
import { archOutline } from '../building/wall.ts';
import { bottleRow } from '../tools/bottle.ts';

/** A wall board whose upper face starts at (x, y). */
export const board = (sketch: Sketch, x: number, y: number, width: number): string => {
  const { palette, defs } = sketch;
  return [
    castShadow(sketch, d`M${x + 6} ${y + 8}h${width - 4}v14h${-width + 4}Z`, 4, 12, 7, 0.34),
    box(x, y, width, 5, tint(palette.wood, 0.28)),
    box(x, y + 5, width, 10, defs.down([0, palette.wood], [1, shade(palette.wood, 0.25)])),
    box(x + width * 0.14, y + 15, 5, 16, defs.round(palette.metal)),
    box(x + width * 0.86 - 5, y + 15, 5, 16, defs.round(palette.metal)),
  ].join('');
};

/** A board with assorted bottles. */
export const bottleShelf = (sketch: Sketch, x: number, y: number, width: number, scale = 0.8): string =>
  board(sketch, x, y, width) + at(x + 14, y + 2, bottleRow(sketch, width - 28, scale));

/** An arched recess with lit boards, its crown at (cx, top). */
export const niche = (
  sketch: Sketch,
  cx: number,
  top: number,
  width: number,
  bottom: number,
  boards: number,
  scale = 0.7,
): string => {
  const { palette, defs } = sketch;
  const outline = archOutline(cx, top, width, bottom);
  const back = defs.down([0, tint(palette.dado, palette.dusk ? 0.28 : 0.36)], [1, shade(palette.dado, 0.06)]);
  const first = top + width * 0.3 + 20;
  const step = (bottom - first) / boards;
  const content = [path(outline, back)];
  for (let i = 0; i < boards; i++) {
    const y = first + step * (i + 1) - 4;
    content.push(glow(sketch, cx, y - step * 0.9, width * 0.62, step * 0.7, 0.7));
    content.push(at(cx - width / 2 + 16, y, bottleRow(sketch, width - 32, scale)));
    content.push(
      box(
        cx - width / 2,
        y,
        width,
        9,
        defs.down([0, tint(palette.wood, 0.24)], [1, shade(palette.wood, 0.2)]),
      ),
    );
    content.push(box(cx - width / 2, y + 9, width, 14, defs.down([0, '#2b1519', 0.28], [1, '#2b1519', 0])));
  }
  const inner = el('path', {
    d: outline,
    fill: 'none',
    stroke: '#2b1519',
    'stroke-width': 26,
    opacity: 0.3,
    filter: defs.blur(9),
  });
  return [
    group([...content, inner], { 'clip-path': defs.clip(el('path', { d: outline })) }),
    el('path', {
      d: outline,
      fill: 'none',
      stroke: tint(palette.trim, 0.1),
      'stroke-width': 7,
      opacity: 0.85,
    }),
  ].join('');
};
