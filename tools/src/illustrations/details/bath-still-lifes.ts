import { mix, shade, tint } from '../drawing/colour.ts';
import { glow } from '../drawing/shadow.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, oval, path } from '../drawing/svg.ts';
import { bouquet } from '../objects/greenery/bouquet.ts';
import { frangipani, petals } from '../objects/greenery/flowers.ts';
import { leaf } from '../objects/greenery/leaf.ts';
import { marigold, marigoldTones, rose } from '../objects/greenery/marigold.ts';
import { bottle } from '../objects/tools/bottle.ts';
import { candle, stones } from '../objects/tools/spa.ts';
import { towelRolls } from '../objects/tools/towels.ts';
import { backdrop, surface } from './surface.ts';

/** Rolled towels, balanced stones and a candle on a wooden tray. */
export const towelsAndStones = (sketch: Sketch): string[] => {
  const { random, palette, defs } = sketch;
  const wood = palette.wood;
  return [
    backdrop(sketch, 540),
    surface(sketch, 540, random.pick(['stone', 'linen', 'terrazzo'])),
    at(1010, 670, bouquet(sketch, random.pick(['eucalyptus', 'rose', 'pampas'])), 2.7),
    oval(
      600,
      812,
      520,
      64,
      defs.radial([0.5, 0.5, 0.5], [0, '#2b1519', 0.5], [0.6, '#2b1519', 0.3], [1, '#2b1519', 0]),
    ),
    path(
      'M150 720H1050L1010 800Q1004 812 990 812H210Q196 812 190 800Z',
      defs.down([0, tint(wood, 0.1)], [1, shade(wood, 0.3)]),
    ),
    path(
      'M170 676H1030L1052 722H148Z',
      defs.across([0, tint(wood, 0.35)], [0.5, tint(wood, 0.12)], [1, shade(wood, 0.1)]),
    ),
    at(390, 712, towelRolls(sketch, 66, 3)),
    at(random.between(650, 680), 712, stones(sketch, 190, 4)),
    at(846, 712, candle(sketch, 92, 150)),
    at(944, 718, candle(sketch, 74, 84)),
    at(546, 724, frangipani(sketch, 62), 0.64, 0, 1),
    at(760, 732, frangipani(sketch, 42), 0.64, 30, 1),
    petals(sketch, 120, 834, 900, 40, 9, [palette.accent, '#fff6ea', tint(palette.accent, 0.4)]),
  ];
};

/** A brass bowl of water with marigolds, roses and floating lights. */
export const flowerBowl = (sketch: Sketch): string[] => {
  const { random, palette, defs } = sketch;
  const [cx, cy, rx, ry] = [600, 560, 430, 150];
  const heads: { x: number; y: number; markup: string }[] = [];
  const rings = [
    { k: 0.87, n: 17, r: 52 },
    { k: 0.6, n: 11, r: 50 },
    { k: 0.27, n: 5, r: 46 },
  ];
  const second = random.pick([palette.accent, '#c8647c', '#f6e3c5'] as const);
  for (const [i, ring] of rings.entries())
    for (let k = 0; k < ring.n; k++) {
      const a = (k / ring.n) * Math.PI * 2 + i;
      const tone = i === 1 ? (k % 2 ? second : '#fff4e2') : (marigoldTones[k % 2] ?? marigoldTones[0]);
      const head = i === 1 ? rose(ring.r, tone) : marigold(ring.r, tone);
      heads.push({
        x: cx + Math.cos(a) * rx * ring.k,
        y: cy + Math.sin(a) * ry * ring.k,
        markup: at(0, 0, head, 1, random.int(0, 359)),
      });
    }
  heads.sort((a, b) => a.y - b.y);
  return [
    backdrop(sketch, 470),
    surface(sketch, 470, random.pick(['stone', 'terrazzo', 'wood'])),
    oval(
      640,
      812,
      520,
      74,
      defs.radial([0.5, 0.5, 0.5], [0, '#2b1519', 0.55], [0.55, '#2b1519', 0.3], [1, '#2b1519', 0]),
    ),
    path('M140 560C150 720 330 816 440 820H760C870 816 1050 720 1060 560Z', defs.round(palette.metal, 1.25)),
    path(
      'M168 640C250 716 420 752 600 752S950 716 1032 640L1026 660C940 740 780 778 600 778S260 740 174 660Z',
      tint(palette.metal, 0.5),
      0.35,
    ),
    oval(
      cx,
      cy,
      462,
      172,
      defs.across([0, tint(palette.metal, 0.5)], [0.5, palette.metal], [1, shade(palette.metal, 0.25)]),
    ),
    oval(cx, cy + 5, 432, 152, defs.down([0, '#2f4a48'], [1, '#8fa9a0'])),
    ...heads.map(
      ({ x, y, markup }) => oval(x + 6, y + 12, 52, 22, '#14211f', 0.3) + at(x, y, markup, 0.6, 0, 1),
    ),
    ...[-200, 190].map((dx) =>
      at(
        cx + dx,
        cy + 26,
        oval(0, 0, 46, 18, shade('#b9673f', 0.1)) +
          oval(0, -6, 46, 17, '#d98a5c') +
          oval(0, -6, 36, 12, '#f4d7a2') +
          glow(sketch, 0, -30, 130, 120, 0.9) +
          path(
            'M0 -58C16 -36 10 -14 0 -14C-10 -14 -16 -36 0 -58Z',
            defs.down([0, '#ffb455'], [1, '#fffdf2']),
          ),
      ),
    ),
    petals(sketch, 60, 830, 1080, 50, 12, [marigoldTones[0], marigoldTones[1], second]),
    leaf(90, 860, 60, { length: 130, width: 54, bend: 14 }, palette.leaf),
    leaf(1130, 870, -64, { length: 140, width: 56, bend: -14 }, shade(palette.leaf, 0.1)),
  ];
};

/** Dark stones laid out warm on bamboo, oil beside them. */
export const hotStones = (sketch: Sketch): string[] => {
  const { random, palette, defs } = sketch;
  const straw = mix(palette.metal, palette.cloth, 0.45);
  const slats = defs.pleats(
    26,
    [0, shade(straw, 0.4)],
    [0.15, straw],
    [0.5, tint(straw, 0.3)],
    [0.9, straw],
    [1, shade(straw, 0.4)],
  );
  return [
    backdrop(sketch, 500),
    surface(sketch, 500, random.pick(['wood', 'stone'])),
    at(180, 660, bouquet(sketch, random.pick(['eucalyptus', 'pampas'])), 2.6),
    path('M250 640H990L1110 830H130Z', '#2b1519', 0.24),
    path('M254 628H986L1090 806H150Z', slats),
    path('M254 628H986L1090 806H150Z', defs.down([0, '#2b1519', 0.2], [1, '#fff3df', 0.12])),
    at(870, 690, bottle(sketch, random.pick(['dropper', 'tall']), '#8a4b22'), 3),
    at(1010, 726, bottle(sketch, 'jar', palette.cloth), 2.5),
    at(380, 706, stones(sketch, 150, 1)),
    at(540, 692, stones(sketch, 160, 1)),
    at(690, 708, stones(sketch, 140, 1)),
    at(300, 780, stones(sketch, 180, 1)),
    at(490, 786, stones(sketch, 200, 3)),
    at(710, 790, stones(sketch, 180, 1)),
    ...[
      [390, 640],
      [610, 742],
      [830, 770],
    ].map(([x, y]) => glow(sketch, x ?? 0, (y ?? 0) - 40, 120, 90, 0.25)),
    at(870, 780, frangipani(sketch, 66), 0.62, 0, 1),
    at(604, 800, frangipani(sketch, 40), 0.62, 50, 1),
  ];
};
