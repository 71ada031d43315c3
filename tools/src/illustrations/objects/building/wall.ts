import { mix, shade, tint } from '../../drawing/colour.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { box, d, el, group, path, stroke } from '../../drawing/svg.ts';

export type WallKind = 'plaster' | 'dado' | 'panels' | 'reeds' | 'tiles' | 'arches';

/** An upright outline with a half-round head; (cx, top) is the crown. */
export const archOutline = (cx: number, top: number, width: number, bottom: number): string =>
  d`M${cx - width / 2} ${bottom}V${top + width / 2}A${width / 2} ${width / 2} 0 0 1 ${cx + width / 2} ${top + width / 2}V${bottom}Z`;

const dado = ({ width, palette, defs }: Sketch, foot: number): string => {
  const top = foot - 190;
  return [
    box(0, top, width, 190, defs.down([0, tint(palette.dado, 0.06)], [1, shade(palette.dado, 0.14)])),
    box(0, top - 9, width, 9, tint(palette.trim, 0.1), { opacity: 0.9 }),
    box(0, top, width, 7, '#2b1519', { opacity: 0.16 }),
  ].join('');
};

const panels = ({ width, palette }: Sketch, foot: number): string => {
  const columns = 5;
  const gap = 34;
  const each = (width - gap * (columns + 1)) / columns;
  let content = '';
  for (let i = 0; i < columns; i++) {
    const x = gap + i * (each + gap);
    for (const [y, tall] of [
      [52, foot - 290],
      [foot - 200, 150],
    ] as const) {
      content += el('rect', {
        x: x + 1.5,
        y: y + 2.5,
        width: each,
        height: tall,
        rx: 3,
        fill: 'none',
        stroke: shade(palette.wall, 0.3),
        'stroke-width': 4,
        opacity: 0.45,
      });
      content += el('rect', {
        x,
        y,
        width: each,
        height: tall,
        rx: 3,
        fill: 'none',
        stroke: tint(palette.wall, 0.5),
        'stroke-width': 3,
        opacity: 0.75,
      });
    }
  }
  return content;
};

const reeds = ({ width, palette, defs }: Sketch, foot: number): string => {
  const top = foot - 205;
  const tone = mix(palette.wood, palette.dado, palette.dusk ? 0.35 : 0.55);
  const fill = defs.pleats(
    20,
    [0, shade(tone, 0.32)],
    [0.2, tone],
    [0.5, tint(tone, 0.16)],
    [0.85, tone],
    [1, shade(tone, 0.32)],
  );
  return [
    box(0, top, width, 205, fill),
    box(0, top, width, 205, defs.down([0, '#2b1519', 0.05], [1, '#2b1519', 0.26])),
    box(0, top - 12, width, 12, tint(tone, 0.2)),
    box(0, top, width, 8, '#2b1519', { opacity: 0.22 }),
  ].join('');
};

const tiles = ({ width, palette, defs, random }: Sketch, foot: number): string => {
  const top = foot - 216;
  const tone = palette.dado;
  let content = box(0, top, width, 216, shade(tone, 0.16));
  for (let row = 0; row < 6; row++) {
    for (let x = 0; x < width; x += 36) {
      const shift = random.between(-0.1, 0.24);
      content += box(x + 1, top + row * 36 + 1, 34, 34, shift > 0 ? tint(tone, shift) : shade(tone, -shift), {
        r: 2,
      });
    }
  }
  return [
    content,
    box(
      0,
      top,
      width,
      216,
      defs.slant([0, 0, 1, 1], [0, palette.light, 0.22], [0.5, palette.light, 0], [1, '#2b1519', 0.2]),
    ),
    box(0, top - 10, width, 10, tint(palette.trim, 0.05)),
  ].join('');
};

const arches = ({ width, palette, defs }: Sketch, foot: number): string => {
  const tone = defs.down([0, mix(palette.dado, palette.wall, 0.15)], [1, shade(palette.dado, 0.12)]);
  return group([
    path(archOutline(width * 0.5, 64, 620, foot), tone, 0.85),
    stroke(archOutline(width * 0.5, 40, 668, foot), palette.metal, 2.5, 0.55),
  ]);
};

const treatments = { dado, panels, reeds, tiles, arches, plaster: () => '' };

/** The back wall from the upper edge to `foot`, with skirting. */
export const wall = (sketch: Sketch, foot: number, kind: WallKind): string => {
  const { width, palette, defs } = sketch;
  const paint = defs.down(
    [0, shade(palette.wall, palette.dusk ? 0.3 : 0.12)],
    [0.45, palette.wall],
    [1, shade(palette.wall, 0.08)],
  );
  const skirting = mix(palette.trim, palette.dado, palette.dusk ? 0.5 : 0.2);
  return [
    box(0, 0, width, foot, paint),
    treatments[kind](sketch, foot),
    box(
      0,
      foot - 16,
      width,
      16,
      defs.down([0, tint(skirting, 0.2)], [0.3, skirting], [1, shade(skirting, 0.2)]),
    ),
  ].join('');
};
