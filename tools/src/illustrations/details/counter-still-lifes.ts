import { type Colour, mix, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, box, d, oval, path } from '../drawing/svg.ts';
import { cup } from '../objects/furniture/furniture.ts';
import { mirror } from '../objects/furniture/mirror.ts';
import { bouquet } from '../objects/greenery/bouquet.ts';
import { frangipani, petals } from '../objects/greenery/flowers.ts';
import { bottle, bottleKinds, glasses } from '../objects/tools/bottle.ts';
import { polish } from '../objects/tools/polish.ts';
import { bowl } from '../objects/tools/spa.ts';
import { towelStack } from '../objects/tools/towels.ts';
import { backdrop, surface } from './surface.ts';

/** A round plinth standing on (0, 0). */
const plinth = ({ defs, palette }: Sketch, w: number, h: number, colour: Colour): string => {
  const r = w / 2;
  return [
    oval(r * 0.2, 4, r * 1.3, r * 0.3, defs.radial([0.5, 0.5, 0.5], [0, '#2b1519', 0.4], [1, '#2b1519', 0])),
    path(d`M${-r} ${-h}V0A${r} ${r * 0.2} 0 0 0 ${r} 0V${-h}Z`, defs.round(colour)),
    oval(0, -h, r, r * 0.2, defs.across([0, tint(colour, 0.5)], [1, tint(colour, 0.15)])),
    oval(0, -h, r, r * 0.2, palette.light, 0.14),
  ].join('');
};

/** Bottles without words on plinths of three heights. */
export const productPlinths = (sketch: Sketch): string[] => {
  const { random, palette } = sketch;
  const tones = random.shuffle([
    palette.cloth,
    mix(palette.accent, palette.cloth, 0.4),
    mix(palette.accent2, palette.cloth, 0.4),
  ]);
  const kinds = random.shuffle(bottleKinds);
  const spots = random.pick<readonly [number, number, number]>([
    [300, 170, 70],
    [320, 90, 190],
    [280, 120, 60],
  ]);
  const xs = [330, 620, 880];
  const heights = [spots[1], spots[0], spots[2]];
  return [
    backdrop(sketch, 560),
    surface(sketch, 560, random.pick(['stone', 'terrazzo', 'linen'])),
    at(150, 690, bouquet(sketch, random.pick(['eucalyptus', 'pampas'])), 2.5),
    ...xs.map((x, i) =>
      at(
        x,
        720 + (i === 1 ? -30 : i * 14),
        plinth(sketch, 250 - i * 14, heights[i] ?? 90, tones[i] ?? palette.cloth) +
          at(
            -4,
            -(heights[i] ?? 90) + 6,
            bottle(sketch, kinds[i] ?? 'pump', random.pick(glasses(sketch))),
            2.9,
          ),
      ),
    ),
    at(1060, 800, bottle(sketch, 'jar', random.pick(glasses(sketch))), 2.6),
    at(480, 838, frangipani(sketch, 62), 0.62, 0, 1),
    at(590, 858, frangipani(sketch, 44), 0.6, 40, 1),
  ];
};

/** Polish from pale to dark on a shining ledge, doubled in its gloss. */
export const polishRow = (sketch: Sketch): string[] => {
  const { random, palette, defs } = sketch;
  const from = random.pick([palette.cloth, tint(palette.accent, 0.5), '#f3d3c4'] as const);
  const over = random.pick([palette.accent, '#c4566a', palette.accent2] as const);
  const to = random.pick([palette.seat, '#6d1f34', palette.dado] as const);
  const count = random.int(6, 7);
  const tones = Array.from({ length: count }, (_, i) =>
    i < count / 2 ? mix(from, over, i / (count / 2)) : mix(over, to, (i - count / 2) / (count / 2)),
  );
  const gap = 920 / count;
  const row = tones.map((tone, i) => at(140 + gap * (i + 0.5), 0, polish(sketch, tone), 3.3)).join('');
  return [
    backdrop(sketch, 600),
    surface(sketch, 600, 'stone'),
    at(1050, 640, bouquet(sketch, random.pick(['rose', 'marigold'])), 2.3),
    at(0, 716, at(0, 0, row, -0.5, 0, 1)).replace('<g ', '<g opacity="0.22" '),
    box(0, 716, 1200, 184, defs.down([0, palette.cloth, 0], [1, palette.cloth, 0.7])),
    at(0, 716, row),
    petals(sketch, 140, 800, 920, 60, 11, [tones[1] ?? from, tones[3] ?? over, palette.cloth]),
  ];
};

/** A dressing-table corner: round mirror, flowers, a cup of brushes, tea. */
export const dressingCorner = (sketch: Sketch): string[] => {
  const { random, palette } = sketch;
  return [
    backdrop(sketch, 590),
    surface(sketch, 590, random.pick(['wood', 'stone', 'terrazzo'])),
    at(random.between(560, 640), 110, mirror(sketch, random.pick(['round', 'arch', 'oval']), 400, 500, true)),
    at(290, 706, bouquet(sketch, random.pick(['marigold', 'rose', 'pampas', 'eucalyptus'])), 2.9),
    at(850, 712, bottle(sketch, random.pick(bottleKinds), random.pick(glasses(sketch))), 2.5),
    at(965, 740, bottle(sketch, random.pick(bottleKinds), random.pick(glasses(sketch))), 2.3),
    at(760, 800, cup(sketch), 2.7),
    at(480, 800, towelStack(sketch, 210, 2)),
    at(480, 716, bowl(sketch, 120, palette.pot, tint(palette.accent, 0.4))),
    petals(sketch, 560, 826, 420, 30, 5, [palette.accent, tint(palette.accent, 0.4)]),
  ];
};
