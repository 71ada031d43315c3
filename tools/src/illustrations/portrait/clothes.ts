import { type Colour, mix, shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { d, el, group, oval, path, stroke } from '../drawing/svg.ts';

export type Clothes = 'saree' | 'kurta' | 'blazer' | 'apron' | 'shirt' | 'bandhgala';

const body =
  'M420 640C424 726 414 752 352 776C250 808 170 836 138 912C116 960 104 990 98 1010H902C896 990 884 960 862 912C830 836 750 808 648 776C586 752 576 726 580 640Z';

const collars: Record<Clothes, (sketch: Sketch, cloth: Colour) => string> = {
  saree: ({ palette, defs }, cloth) => {
    const drape = mix(palette.accent, palette.seat, 0.25);
    return [
      path(
        'M60 1010C80 880 200 820 330 786C350 900 650 900 670 786C800 820 920 880 940 1010Z',
        defs.across([0, tint(cloth, 0.2)], [1, shade(cloth, 0.3)]),
      ),
      stroke('M330 786C350 900 650 900 670 786', palette.metal, 8),
      path(
        'M640 772C740 790 860 830 900 920L920 1010H180C380 990 560 920 640 772Z',
        defs.slant([0, 0, 1, 1], [0, tint(drape, 0.26)], [0.5, drape], [1, shade(drape, 0.3)]),
      ),
      ...[0.2, 0.4, 0.6, 0.8].map((k) =>
        stroke(
          d`M${640 + k * 160} ${776 + k * 40}C${600 + k * 160} ${900 + k * 20} ${440 + k * 220} 980 ${300 + k * 300} 1010`,
          shade(drape, 0.35),
          4,
          0.4,
        ),
      ),
      stroke('M640 772C560 920 380 990 180 1010', palette.metal, 14),
      stroke('M640 772C560 920 380 990 180 1010', tint(palette.metal, 0.6), 4),
    ].join('');
  },
  kurta: ({ palette, defs }, cloth) =>
    path(
      'M60 1010C80 880 200 812 400 742C440 790 560 790 600 742C800 812 920 880 940 1010Z',
      defs.across([0, tint(cloth, 0.2)], [1, shade(cloth, 0.3)]),
    ) +
    path('M452 778H548V1010H452Z', shade(cloth, 0.1)) +
    stroke('M400 742C440 790 560 790 600 742', palette.metal, 12) +
    [820, 880, 940].map((y) => oval(500, y, 8, 8, palette.metal)).join('') +
    stroke('M452 782V1010M548 782V1010', palette.metal, 5, 0.8),
  blazer: ({ palette, defs }, cloth) =>
    [
      path('M330 786C380 850 620 850 670 786L640 1010H360Z', palette.cloth),
      path(
        'M60 1010C80 880 180 820 340 776L500 1010Z',
        defs.slant([0, 0, 1, 1], [0, tint(cloth, 0.22)], [1, shade(cloth, 0.22)]),
      ),
      path(
        'M940 1010C920 880 820 820 660 776L500 1010Z',
        defs.slant([0, 0, 1, 1], [0, cloth], [1, shade(cloth, 0.36)]),
      ),
      path('M340 776L300 860L360 880L440 1010H500Z', tint(cloth, 0.14)),
      path('M660 776L700 860L640 880L560 1010H500Z', shade(cloth, 0.1)),
      stroke('M340 776L500 1010L660 776', shade(cloth, 0.4), 3, 0.5),
    ].join(''),
  apron: ({ palette, defs }, cloth) =>
    [
      path(
        'M60 1010C80 880 200 812 392 752C440 800 560 800 608 752C800 812 920 880 940 1010Z',
        defs.across([0, '#ffffff'], [0.5, palette.cloth], [1, shade(palette.cloth, 0.26)]),
      ),
      stroke('M392 752C440 800 560 800 608 752', shade(palette.cloth, 0.3), 4, 0.6),
      path('M330 880H670V1010H310Z', defs.across([0, tint(cloth, 0.14)], [1, shade(cloth, 0.28)])),
      stroke('M340 884C350 830 376 790 404 760M660 884C650 830 624 790 596 760', shade(cloth, 0.1), 22),
      stroke('M330 884H670', tint(cloth, 0.4), 5, 0.7),
      oval(352, 900, 9, 9, palette.metal),
      oval(648, 900, 9, 9, palette.metal),
    ].join(''),
  shirt: ({ defs }, cloth) =>
    [
      path(
        'M60 1010C80 880 200 812 396 742L500 800L604 742C800 812 920 880 940 1010Z',
        defs.across([0, tint(cloth, 0.24)], [1, shade(cloth, 0.3)]),
      ),
      path('M396 716C410 760 450 800 500 830L440 900L366 766Z', tint(cloth, 0.2)),
      path('M604 716C590 760 550 800 500 830L560 900L634 766Z', shade(cloth, 0.06)),
      stroke('M366 766L440 900L500 830L560 900L634 766', shade(cloth, 0.4), 3, 0.5),
      stroke('M500 832V1010', shade(cloth, 0.3), 3, 0.5),
      ...[880, 950].map((y) => oval(500, y, 6, 6, shade(cloth, 0.4))),
    ].join(''),
  bandhgala: ({ palette, defs }, cloth) =>
    [
      path(
        'M60 1010C80 880 200 812 392 748H608C800 812 920 880 940 1010Z',
        defs.across([0, tint(cloth, 0.2)], [1, shade(cloth, 0.32)]),
      ),
      path('M404 690C440 740 560 740 596 690L610 764C560 800 440 800 390 764Z', tint(cloth, 0.12)),
      stroke('M390 764C440 800 560 800 610 764', palette.metal, 4, 0.8),
      stroke('M500 776V1010', shade(cloth, 0.4), 4, 0.6),
      ...[830, 890, 950].map((y) => oval(500, y, 8, 8, palette.metal)),
    ].join(''),
};

/** Neck, shoulders and what covers them, the face's middle at (500, 430), in a 1000 x 1000 sheet. */
export const dressed = (sketch: Sketch, skin: Colour, kind: Clothes, cloth: Colour, man: boolean): string => {
  const { defs } = sketch;
  const clip = defs.clip(el('path', { d: body }));
  const wider = man ? 'translate(500 0) scale(1.1 1) translate(-500 0)' : undefined;
  return group([
    group(
      path(body, defs.slant([0, 0, 1, 0.6], [0, tint(skin, 0.16)], [0.5, skin], [1, shade(skin, 0.28)])),
      { transform: wider },
    ),
    group(
      el('path', {
        d: 'M400 610C440 750 560 750 600 610L604 700C560 780 440 780 396 700Z',
        fill: '#2b1519',
        opacity: 0.4,
        filter: defs.blur(12),
      }),
      { 'clip-path': clip },
    ),
    group(collars[kind](sketch, cloth), { transform: man ? wider : undefined }),
  ]);
};
