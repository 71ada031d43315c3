import { type Colour, lightness, shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, el, group, oval, stroke } from '../drawing/svg.ts';
import { petals } from '../objects/greenery/flowers.ts';
import { leaf } from '../objects/greenery/leaf.ts';
import { marigold, marigoldTones, rose } from '../objects/greenery/marigold.ts';
import { hennaSkins, skins } from '../people/complexion.ts';
import { hand } from '../people/hand.ts';
import { mehndi } from '../people/mehndi.ts';
import { calmWall } from './backdrop.ts';

const bangle = (y: number, tone: Colour, w = 15) =>
  stroke(`M372 ${y}Q486 ${y + 42} 602 ${y}`, shade(tone, 0.4), w + 3) +
  stroke(`M372 ${y}Q486 ${y + 42} 602 ${y}`, tone, w) +
  stroke(`M384 ${y}Q440 ${y + 24} 480 ${y + 18}`, tint(tone, 0.7), w * 0.3, 0.8);

/** The hand turned in its frame, its shadow on the wall behind. */
const posed = ({ random, defs }: Sketch, markup: string): string => {
  const flip = random.chance(0.5) ? -1 : 1;
  const turn = random.between(-16, 6);
  return el(
    'g',
    {
      transform: `translate(480 640) scale(${flip} 1) rotate(${Math.round(turn)}) scale(0.94) translate(-474 -650)`,
      filter: defs.drop(flip * 18, 22, 16, 0.34),
    },
    markup,
  );
};

const flowers = ({ random, palette }: Sketch): string => {
  const side = random.chance(0.5) ? 120 : 850;
  const tone = random.pick([palette.accent, '#c25570', palette.cloth]);
  return [
    leaf(side, 1080, -50, { length: 190, width: 80, bend: -20 }, palette.leaf),
    leaf(side, 1080, 46, { length: 170, width: 74, bend: 20 }, shade(palette.leaf, 0.1)),
    leaf(side, 1090, 0, { length: 190, width: 78 }, palette.leaf),
    at(side - 30, 1090, rose(104, tone)),
    at(side + 90, 1150, rose(72, tint(tone, 0.3))),
    at(side - 130, 1160, random.chance(0.5) ? marigold(66, marigoldTones[1]) : rose(70, shade(tone, 0.12))),
  ].join('');
};

/** Long painted nails. */
export const paintedNails = (sketch: Sketch): string[] => {
  const { random, palette } = sketch;
  const nails = random.pick([
    palette.accent,
    palette.seat,
    '#a8324a',
    '#c8647c',
    palette.metal,
    palette.cloth,
    palette.accent2,
  ] as const);
  const ringed = group([
    oval(456, 520, 41, 9, palette.metal),
    oval(456, 517, 41, 7, tint(palette.metal, 0.5)),
    oval(456, 512, 12, 12, tint(nails, 0.3)),
  ]);
  return [
    calmWall(sketch),
    flowers(sketch),
    posed(
      sketch,
      hand(sketch, { skin: random.pick(skins), nails }) +
        (random.chance(0.7) ? ringed : '') +
        bangle(1120, palette.metal, 12),
    ),
    petals(sketch, 60, 960, 820, 200, 8, [palette.accent, tint(palette.accent, 0.4)]),
  ];
};

/** A bride's mehndi, with bangles. */
export const brideMehndi = (sketch: Sketch): string[] => {
  const { random, palette } = sketch;
  const skin = random.pick(hennaSkins);
  const glass = random.pick(['#a8324a', '#2f6b57', '#7a3a5c', palette.seat] as const);
  return [
    calmWall(sketch),
    flowers(sketch),
    posed(
      sketch,
      hand(sketch, {
        skin,
        nails: random.pick(['#8f2436', '#c8647c', palette.metal]),
        onSkin: mehndi(shade('#7a3418', lightness(skin) < 0.58 ? 0.5 : 0.1)),
      }) + [1128, 1150, 1172, 1194, 1216].map((y, i) => bangle(y, i % 2 ? glass : palette.metal)).join(''),
    ),
    petals(sketch, 60, 980, 820, 180, 9, ['#c25570', marigoldTones[1], '#d9789a']),
  ];
};
