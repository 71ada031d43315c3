import { shade, tint } from '../drawing/colour.ts';
import { d, el, group, path, stroke } from '../drawing/svg.ts';
import type { Draw } from './hairdo.ts';

export const headscarf: Draw = (sketch) => {
  const { palette, defs, random } = sketch;
  const cloth = random.pick([palette.accent, palette.accent2, palette.seat]);
  const fill = defs.slant([0, 0, 1, 0.8], [0, tint(cloth, 0.26)], [0.5, cloth], [1, shade(cloth, 0.32)]);
  const opening =
    'M0 -178C-76 -176 -126 -120 -128 -40C-128 60 -104 140 -60 178C-30 202 30 202 60 178C104 140 128 60 128 -40C126 -120 76 -176 0 -178Z';
  const hood =
    'M0 -266C-146 -266 -196 -150 -190 -10C-186 100 -206 200 -270 290C-240 400 240 400 270 290C206 200 186 100 190 -10C196 -150 146 -266 0 -266Z';
  const hem = el('path', {
    d: opening,
    fill: 'none',
    stroke: shade(cloth, 0.45),
    'stroke-width': 12,
    opacity: 0.4,
    filter: defs.blur(4),
  });
  const fold = (k: number) =>
    stroke(
      d`M${-176 + k * 10} ${40 + k * 30}C${-170 + k * 16} ${180 + k * 12} ${-70 + k * 10} ${236 + k * 26} ${150 - k * 6} ${228 + k * 30}`,
      shade(cloth, 0.4),
      5,
      0.3,
    );
  return {
    behind: path(
      'M0 -262C-140 -262 -190 -150 -186 0L-200 300H200L186 0C190 -150 140 -262 0 -262Z',
      shade(cloth, 0.3),
    ),
    before: [
      el('path', { d: hood + opening, fill, 'fill-rule': 'evenodd' }),
      hem,
      path(
        'M-176 60C-150 190 -60 214 20 206C110 196 166 130 182 40C200 140 220 230 280 300C180 372 -120 380 -236 330C-200 250 -180 160 -176 60Z',
        defs.slant([0, 0, 1, 1], [0, tint(cloth, 0.16)], [0.6, cloth], [1, shade(cloth, 0.26)]),
      ),
      ...[0, 1, 2, 3].map(fold),
    ].join(''),
  };
};

const turban: Draw = (sketch) => {
  const { palette, defs, random } = sketch;
  const cloth = random.pick([palette.accent, palette.seat, palette.accent2]);
  const shape =
    'M-166 -40C-210 -160 -150 -318 0 -318C150 -318 210 -160 166 -40C130 -104 66 -128 0 -164C-66 -128 -130 -104 -166 -40Z';
  const folds = [0, 1, 2, 3, 4, 5].flatMap((i) =>
    [-1, 1].map((s) =>
      stroke(
        d`M0 ${-166 - i * 25}C${s * 70} ${-146 - i * 24} ${s * 140} ${-116 - i * 22} ${s * (176 - i * 8)} ${-56 - i * 30}`,
        shade(cloth, 0.42),
        4,
        0.4,
      ),
    ),
  );
  return {
    behind: '',
    before:
      path(shape, defs.slant([0, 0, 1, 0.7], [0, tint(cloth, 0.3)], [0.5, cloth], [1, shade(cloth, 0.34)])) +
      group(folds, { 'clip-path': defs.clip(el('path', { d: shape })) }),
  };
};

/** Worn with a full beard. */
export const turbanned = turban;
