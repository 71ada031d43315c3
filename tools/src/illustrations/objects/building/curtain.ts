import { type Colour, shade, tint } from '../../drawing/colour.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { box, d, el, group, path, stroke } from '../../drawing/svg.ts';

/** A straight curtain from (x, top) to the floor; `sheer` lets the light through. */
export const curtain = (
  sketch: Sketch,
  x: number,
  top: number,
  width: number,
  bottom: number,
  colour: Colour,
  sheer = false,
): string => {
  const { defs, random } = sketch;
  const folds = Math.max(3, Math.round(width / 30));
  let shadows = '';
  let lights = '';
  let hem = d`M${x} ${top}h${width}V${bottom}`;
  for (let i = folds; i > 0; i--) {
    const left = x + ((i - 1) * width) / folds;
    const w = width / folds;
    hem += d`q${-w / 2} ${i % 2 ? 9 : 5} ${-w} 0`;
    const sway = random.between(-0.25, 0.25) * w;
    shadows += d`M${left} ${top}C${left + sway} ${top + 200} ${left - sway} ${bottom - 160} ${left} ${bottom}h${w * 0.42}C${left + w * 0.2 - sway} ${bottom - 160} ${left + w * 0.2 + sway} ${top + 200} ${left + w * 0.3} ${top}Z`;
    lights += d`M${left + w * 0.55} ${top}C${left + w * 0.55 + sway} ${top + 200} ${left + w * 0.55 - sway} ${bottom - 160} ${left + w * 0.6} ${bottom}h${w * 0.18}C${left + w * 0.78 - sway} ${bottom - 160} ${left + w * 0.7 + sway} ${top + 200} ${left + w * 0.72} ${top}Z`;
  }
  const clip = defs.clip(el('path', { d: `${hem}Z` }));
  return group([
    path(
      `${hem}Z`,
      defs.across([0, shade(colour, 0.1)], [0.3, tint(colour, 0.1)], [1, shade(colour, 0.14)]),
      sheer ? 0.6 : 1,
    ),
    group(
      [
        path(shadows, shade(colour, 0.5), sheer ? 0.16 : 0.36),
        path(lights, tint(colour, 0.6), sheer ? 0.4 : 0.26),
      ],
      { 'clip-path': clip },
    ),
    path(
      `${hem}Z`,
      defs.down([0, '#2b1519', 0.2], [0.12, '#2b1519', 0], [0.75, '#2b1519', 0], [1, '#2b1519', 0.22]),
      sheer ? 0.4 : 1,
    ),
  ]);
};

/** The rod that curtains hang from. */
export const rod = ({ palette, defs }: Sketch, x: number, y: number, width: number): string => {
  const metal = defs.down(
    [0, tint(palette.metal, 0.4)],
    [0.5, palette.metal],
    [1, shade(palette.metal, 0.4)],
  );
  return (
    box(x, y - 5, width, 9, metal, { r: 4 }) +
    box(x - 12, y - 8, 16, 15, metal, { r: 7 }) +
    box(x + width - 4, y - 8, 16, 15, metal, { r: 7 })
  );
};

/** Cloth swept aside and tied: hangs from (x, top), gathered at `tie`; `side` says where the wall is. */
export const drape = (
  sketch: Sketch,
  x: number,
  top: number,
  width: number,
  tie: number,
  bottom: number,
  colour: Colour,
  side: 1 | -1,
): string => {
  const { defs, palette } = sketch;
  const s = side;
  const w = width;
  const sweep = (from: number, to: number) =>
    d`M${x + s * from * w} ${top}C${x + s * from * w} ${top + (tie - top) * 0.55} ${x + s * (0.06 + from * 0.16) * w} ${tie - 60} ${x + s * (0.03 + from * 0.13) * w} ${tie}C${x + s * (0.03 + from * 0.16) * w} ${tie + 60} ${x + s * from * 0.4 * w} ${bottom - 60} ${x + s * from * 0.42 * w} ${bottom}H${x + s * to * 0.42 * w}C${x + s * to * 0.4 * w} ${bottom - 60} ${x + s * (0.03 + to * 0.16) * w} ${tie + 60} ${x + s * (0.03 + to * 0.13) * w} ${tie}C${x + s * (0.06 + to * 0.16) * w} ${tie - 60} ${x + s * to * w} ${top + (tie - top) * 0.55} ${x + s * to * w} ${top}Z`;
  const folds: string[] = [];
  for (let i = 0; i < 7; i++)
    folds.push(path(sweep(i / 7, (i + 0.45) / 7), i % 2 ? shade(colour, 0.42) : shade(colour, 0.28), 0.55));
  for (let i = 0; i < 7; i++) folds.push(path(sweep((i + 0.62) / 7, (i + 0.8) / 7), tint(colour, 0.45), 0.4));
  return group([
    path(sweep(0, 1), defs.down([0, shade(colour, 0.12)], [0.5, colour], [1, shade(colour, 0.2)])),
    ...folds,
    stroke(d`M${x} ${tie}q${s * w * 0.09} 12 ${s * w * 0.17} 0`, palette.metal, 9),
  ]);
};
