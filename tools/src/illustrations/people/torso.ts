import { type Colour, shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, el, group, oval, path, stroke } from '../drawing/svg.ts';

export type BackKind = 'blouse' | 'boat' | 'shirt' | 'robe';

/** Neck and shoulders from behind in a 960 x 1200 sheet, the head's middle at (480, 400). */
export const torsoBack = (sketch: Sketch, skin: Colour, cloth: Colour, kind: BackKind): string => {
  const { defs, palette } = sketch;
  const body =
    'M404 560C410 640 398 672 350 690C262 716 176 742 148 820C122 900 108 1060 104 1200H856C852 1060 838 900 812 820C784 742 698 716 610 690C562 672 550 640 556 560Z';
  const clip = defs.clip(el('path', { d: body }));
  const light = defs.slant([0, 0, 1, 0.6], [0, tint(skin, 0.22)], [0.5, skin], [1, shade(skin, 0.24)]);
  const fabric = defs.slant([0, 0, 1, 0.5], [0, tint(cloth, 0.22)], [0.5, cloth], [1, shade(cloth, 0.34)]);
  const necks: Record<BackKind, string> = {
    blouse:
      'M100 800C200 730 260 720 300 716C310 860 390 960 480 966C570 960 650 860 660 716C700 720 760 730 860 800V1200H100Z',
    boat: 'M100 790C200 716 290 700 352 690C400 726 560 726 608 690C670 700 760 716 860 790V1200H100Z',
    shirt: 'M100 780C190 716 320 694 392 664C430 690 530 690 568 664C640 694 770 716 860 780V1200H100Z',
    robe: 'M100 790C190 720 300 700 378 672C410 740 550 740 582 672C660 700 770 720 860 790V1200H100Z',
  };
  const trims: Record<BackKind, string> = {
    blouse:
      stroke('M300 716C310 860 390 960 480 966C570 960 650 860 660 716', palette.metal, 11) +
      stroke('M306 760Q480 820 654 760', palette.metal, 5) +
      oval(480, 790, 8, 12, palette.metal) +
      stroke('M480 796C470 840 462 872 458 906M480 796C492 840 500 870 504 900', palette.metal, 4),
    boat: stroke('M352 690C400 726 560 726 608 690', shade(cloth, 0.3), 5, 0.7),
    shirt:
      path('M388 620C420 652 540 652 572 620L586 676C540 706 420 706 374 676Z', tint(cloth, 0.12)) +
      stroke('M374 676C420 706 540 706 586 676', shade(cloth, 0.35), 3, 0.6) +
      stroke('M196 770Q480 830 764 770', shade(cloth, 0.3), 3, 0.4),
    robe: stroke('M378 672C410 740 550 740 582 672', tint(cloth, 0.5), 20),
  };
  return at(
    480,
    0,
    at(
      -480,
      0,
      group([
        path(body, light),
        el('path', {
          d: 'M404 570C420 640 540 640 556 570L560 650C520 700 440 700 400 650Z',
          fill: '#2b1519',
          opacity: 0.3,
          filter: defs.blur(16),
          'clip-path': clip,
        }),
        kind === 'blouse' ? stroke('M480 720V930', shade(skin, 0.3), 5, 0.3) : '',
        kind === 'blouse'
          ? stroke('M390 790Q372 850 400 900M570 790Q588 850 560 900', shade(skin, 0.3), 5, 0.22)
          : '',
        group([path(necks[kind], fabric)], { 'clip-path': clip }),
        trims[kind],
        stroke(
          'M190 900C214 990 222 1090 214 1200M770 900C746 990 738 1090 746 1200',
          shade(cloth, 0.4),
          4,
          0.35,
        ),
      ]),
    ),
    1,
    0,
    kind === 'shirt' ? 0.94 : 0.84,
  );
};
