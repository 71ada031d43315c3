import { mix, shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, d, el, group, oval, path, stroke } from '../drawing/svg.ts';
import { makeupBrush } from '../objects/tools/beauty-tools.ts';
import { pickSkin, salonHair } from '../people/complexion.ts';
import { face } from '../people/face.ts';
import { jhumka, necklace, tikka } from '../people/ornaments.ts';
import { calmWall } from './backdrop.ts';

/** A bride's face, lids down, brush at her cheek. */
export const brideFace = (sketch: Sketch): string[] => {
  const { random, palette, defs } = sketch;
  const skin = pickSkin(random);
  const hair = salonHair(random);
  const lips = mix(random.pick(['#a8324a', '#b5523f', '#b04a58', '#8a2f45']), skin, 0.2);
  const veil = random.pick([palette.seat, palette.accent, '#9c2f45', palette.accent2] as const);
  const bridal = random.chance(0.65);
  const dark = defs.radial(
    [0.4, 0.2, 0.9],
    [0, tint(hair.root, 0.26)],
    [0.5, hair.root],
    [1, shade(hair.root, 0.4)],
  );
  return [
    calmWall(sketch),
    bridal
      ? path(
          'M480 96C230 96 150 330 150 560C150 780 110 960 60 1200H900C850 960 810 780 810 560C810 330 730 96 480 96Z',
          defs.slant([0, 0, 1, 0.7], [0, tint(veil, 0.2)], [0.5, veil], [1, shade(veil, 0.36)]),
        )
      : path(
          'M480 150C280 150 230 330 236 520C240 700 200 820 236 980H724C760 820 720 700 724 520C730 330 680 150 480 150Z',
          dark,
        ),
    path(
      'M404 700C408 800 400 850 330 884C240 920 150 960 130 1200H830C810 960 720 920 630 884C560 850 552 800 556 700Z',
      defs.slant([0, 0, 1, 0.6], [0, tint(skin, 0.16)], [0.5, skin], [1, shade(skin, 0.28)]),
    ),
    el('path', {
      d: 'M396 690C440 800 520 800 564 690L566 790C520 850 440 850 396 790Z',
      fill: '#2b1519',
      opacity: 0.32,
      filter: defs.blur(14),
    }),
    path(
      'M110 1200C130 1020 200 960 280 940C330 1080 630 1080 680 940C760 960 830 1020 850 1200Z',
      defs.across([0, tint(veil, 0.16)], [1, shade(veil, 0.3)]),
    ),
    stroke('M280 940C330 1080 630 1080 680 940', palette.metal, 12),
    bridal ? at(480, 874, necklace(sketch, 128, 66, lips)) : '',
    at(
      480,
      500,
      face(sketch, {
        skin,
        brow: shade(hair.root, 0.1),
        lips,
        man: false,
        shadow: random.pick([palette.metal, palette.accent, '#8a4c6a', palette.accent2] as const),
      }),
      1.36,
    ),
    path(
      'M480 196C380 196 290 270 282 470C300 400 330 330 400 290C440 268 470 250 480 214C490 250 520 268 560 290C630 330 660 400 678 470C670 270 580 196 480 196Z',
      dark,
    ),
    ...[0, 1, 2, 3, 4].flatMap((i) =>
      [-1, 1].map((s) =>
        stroke(
          d`M${480 + s * 4} ${204 + i * 5}C${480 + s * (90 - i * 6)} ${226 + i * 12} ${480 + s * (160 - i * 4)} ${280 + i * 14} ${480 + s * (190 - i * 4)} ${390 + i * 10}`,
          i % 2 ? tint(hair.end, 0.2) : shade(hair.root, 0.4),
          3,
          0.35,
        ),
      ),
    ),
    at(264, 560, jhumka(sketch, lips), 1.3),
    at(696, 560, jhumka(sketch, lips), 1.3),
    bridal ? at(480, 300, tikka(sketch, lips), 1.15) : oval(480, 398, 9, 9, lips),
    bridal
      ? group([
          path(
            'M480 96C230 96 150 330 150 560C150 700 136 820 116 940C190 760 214 560 262 420C310 280 400 220 480 216C560 220 650 280 698 420C746 560 770 760 844 940C824 820 810 700 810 560C810 330 730 96 480 96Z',
            defs.slant([0, 0, 1, 0.7], [0, tint(veil, 0.26)], [0.5, veil], [1, shade(veil, 0.3)]),
          ),
          stroke(
            'M116 940C190 760 214 560 262 420C310 280 400 220 480 216C560 220 650 280 698 420C746 560 770 760 844 940',
            palette.metal,
            16,
          ),
          stroke(
            'M116 940C190 760 214 560 262 420C310 280 400 220 480 216C560 220 650 280 698 420C746 560 770 760 844 940',
            tint(palette.metal, 0.5),
            4,
          ),
        ])
      : '',
    at(860, 900, makeupBrush(sketch, 470, 92, shade(palette.seat, 0.3)), 1, -44),
  ];
};
