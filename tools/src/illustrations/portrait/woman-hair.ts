import { shade, tint } from '../drawing/colour.ts';
import { at, d, group, oval, path, stroke } from '../drawing/svg.ts';
import { rose } from '../objects/greenery/marigold.ts';
import { curls } from '../people/curls.ts';
import { headscarf } from './covered-head.ts';
import { centreParted, combing, type Draw, ends, gloss } from './hairdo.ts';

const long: Draw = (sketch, hair) => ({
  behind:
    path(
      'M0 -258C-130 -258 -184 -160 -180 -40C-178 80 -214 200 -226 330C-160 372 160 372 226 330C214 200 178 80 180 -40C184 -160 130 -258 0 -258Z',
      ends(sketch, hair),
    ) +
    combing(
      hair,
      [-190, -170, 170, 190].map((x) => d`M${x * 0.9} -40C${x} 80 ${x * 1.05} 200 ${x * 1.1} 320`),
    ),
  before:
    path(
      'M-2 -216C-70 -206 -120 -140 -130 -10C-140 90 -172 190 -196 300C-230 200 -190 60 -172 -40C-184 -170 -110 -256 0 -254C110 -256 184 -170 172 -40C190 60 230 200 196 300C172 190 140 90 130 -10C120 -140 70 -206 -2 -216Z',
      gloss(sketch, hair),
    ) +
    combing(
      hair,
      [0, 1, 2].flatMap((i) =>
        [-1, 1].map(
          (s) =>
            d`M${s * 6} ${-240 + i * 8}C${s * (110 - i * 14)} ${-226 + i * 12} ${s * (156 - i * 10)} -120 ${s * (158 - i * 8)} ${40 + i * 50}`,
        ),
      ),
    ),
});

const bob: Draw = (sketch, hair) => ({
  behind: path(
    'M0 -258C-140 -258 -196 -160 -188 -30C-184 60 -194 110 -184 168C-120 196 120 196 184 168C194 110 184 60 188 -30C196 -160 140 -258 0 -258Z',
    ends(sketch, hair),
  ),
  before:
    path(
      'M70 -222C-20 -200 -112 -140 -134 -6C-140 60 -150 120 -166 166C-196 100 -188 20 -180 -40C-190 -180 -100 -266 20 -258C140 -256 194 -170 182 -40C190 20 196 100 166 166C150 110 140 40 136 -20C130 -110 110 -180 70 -222Z',
      gloss(sketch, hair),
    ) +
    combing(
      hair,
      [0, 1, 2, 3].map(
        (i) =>
          d`M${70 - i * 4} ${-238 + i * 4}C${-20 - i * 12} ${-224 + i * 12} ${-140 + i * 4} ${-150 + i * 8} ${-158 + i * 5} ${40 + i * 30}`,
      ),
    ),
});

const knot: Draw = (sketch, hair) => ({
  behind:
    oval(20, -282, 88, 78, gloss(sketch, hair)) +
    stroke('M-44 -300A66 58 0 1 1 70 -250M-16 -296A40 36 0 1 1 50 -266', tint(hair.end, 0.2), 4, 0.4) +
    path(
      'M0 -256C-120 -256 -166 -160 -158 -30C-150 20 -140 40 -130 60H130C140 40 150 20 158 -30C166 -160 120 -256 0 -256Z',
      shade(hair.root, 0.25),
    ),
  before:
    path(centreParted, gloss(sketch, hair)) +
    combing(
      hair,
      [0, 1, 2].flatMap((i) =>
        [-1, 1].map(
          (s) =>
            d`M${s * (40 - i * 12)} ${-242 + i * 6}C${s * 100} ${-220 + i * 8} ${s * 140} ${-160 + i * 8} ${s * (146 - i * 4)} ${-60 + i * 10}`,
        ),
      ),
    ) +
    (sketch.random.chance(0.5) ? at(118, -214, rose(34, sketch.palette.accent)) : ''),
});

const sidePlait: Draw = (sketch, hair) => ({
  behind: path(
    'M0 -256C-130 -258 -176 -160 -166 -20C-160 40 -150 60 -140 90H140C150 60 160 40 166 -20C176 -160 130 -258 0 -256Z',
    shade(hair.root, 0.2),
  ),
  before:
    path(centreParted, gloss(sketch, hair)) +
    group(
      Array.from({ length: 7 }, (_, i) => {
        const y = 96 + i * 50;
        const w = 54 - i * 2.6;
        const s = i % 2 ? 1 : -1;
        return path(
          d`M${168 - s * w * 0.2} ${y - 40}C${168 + s * w} ${y - 36} ${168 + s * w} ${y + 28} ${168 - s * w * 0.5} ${y + 66}C${168 - s * w * 0.9} ${y + 20} ${168 - s * w * 0.9} ${y - 10} ${168 - s * w * 0.2} ${y - 40}Z`,
          sketch.defs.slant(
            s === 1 ? [1, 0, 0, 1] : [0, 0, 1, 1],
            [0, tint(hair.root, 0.3)],
            [0.4, hair.root],
            [1, shade(hair.root, 0.5)],
          ),
        );
      }),
    ) +
    oval(168, 440, 20, 12, sketch.palette.metal),
});

const curly: Draw = (sketch, hair) => ({
  behind: curls(sketch, 0, -70, 222, 214, hair),
  before: curls(sketch, 0, -196, 124, 30, hair, 46),
});

export const womanHair: readonly [Draw, ...Draw[]] = [
  long,
  knot,
  bob,
  sidePlait,
  long,
  curly,
  headscarf,
  knot,
];
