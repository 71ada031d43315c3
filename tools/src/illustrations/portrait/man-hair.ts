import { shade } from '../drawing/colour.ts';
import { d, path } from '../drawing/svg.ts';
import { combing, type Draw, gloss } from './hairdo.ts';

const quiff: Draw = (sketch, hair) => ({
  behind: path(
    'M0 -240C-120 -240 -160 -160 -156 -60L-144 10H144L156 -60C160 -160 120 -240 0 -240Z',
    shade(hair.root, 0.1),
  ),
  before:
    path(
      'M-142 -60C-150 -120 -150 -200 -90 -250C-30 -300 110 -290 150 -210C166 -160 154 -110 144 -56C136 -100 126 -136 106 -158C40 -150 -50 -160 -100 -178C-126 -150 -136 -110 -142 -60Z',
      gloss(sketch, hair),
    ) +
    combing(
      hair,
      [0, 1, 2, 3, 4].map(
        (i) =>
          d`M${-112 + i * 8} ${-184 + i * 3}C${-70 + i * 20} ${-262 + i * 10} ${50 + i * 10} ${-280 + i * 18} ${132 - i * 4} ${-196 + i * 10}`,
      ),
    ),
});

const sideParted: Draw = (sketch, hair) => ({
  behind: path(
    'M0 -240C-120 -240 -160 -160 -156 -60L-144 10H144L156 -60C160 -160 120 -240 0 -240Z',
    shade(hair.root, 0.1),
  ),
  before:
    path(
      'M-144 -50C-160 -160 -110 -250 0 -254C110 -256 164 -170 144 -50C138 -90 130 -130 112 -164C50 -176 -10 -190 -58 -214C-70 -170 -130 -150 -144 -50Z',
      gloss(sketch, hair),
    ) +
    combing(
      hair,
      [0, 1, 2, 3].map(
        (i) =>
          d`M${-56 + i * 6} ${-218 - i * 4}C${10 + i * 10} ${-222 + i * 4} ${80 + i * 8} ${-206 + i * 4} ${122 + i * 4} ${-150 + i * 14}`,
      ),
    ),
});

const cropped: Draw = (sketch, hair) => ({
  behind: '',
  before: path(
    'M-143 -40C-156 -170 -100 -238 0 -238C100 -238 156 -170 143 -40C138 -90 128 -130 104 -156C40 -176 -40 -176 -104 -156C-128 -130 -138 -90 -143 -40Z',
    sketch.defs.down([0, hair.root], [0.6, hair.root, 0.95], [1, hair.root, 0.5]),
  ),
});

export const manHair: readonly [Draw, ...Draw[]] = [quiff, sideParted, cropped, quiff, sideParted];
