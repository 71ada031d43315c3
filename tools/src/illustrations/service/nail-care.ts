import { laid } from '../details/surface.ts';
import { tint } from '../drawing/colour.ts';
import type { Composition } from '../drawing/sketch.ts';
import { at } from '../drawing/svg.ts';
import { bouquet } from '../objects/greenery/bouquet.ts';
import { petals } from '../objects/greenery/flowers.ts';
import { rose } from '../objects/greenery/marigold.ts';
import { polish } from '../objects/tools/polish.ts';
import { skins } from '../people/complexion.ts';
import { hand } from '../people/hand.ts';
import { stage, tabletop } from './stage.ts';

export const polishes: Composition = (sketch) => {
  const { palette, random } = sketch;
  const tones = random.shuffle([
    palette.accent,
    palette.seat,
    tint(palette.accent, 0.5),
    '#a8324a',
    palette.accent2,
    palette.cloth,
  ] as const);
  return [
    stage(sketch),
    at(170, 790, bouquet(sketch, random.pick(['rose', 'marigold', 'eucalyptus'])), 2.3),
    ...[390, 580, 770].map((x, i) =>
      at(x, 830 + (i % 2) * 26, polish(sketch, tones[i] ?? palette.accent), 5.1),
    ),
    petals(sketch, 260, 890, 560, 50, 7, [palette.accent, tint(palette.accent, 0.4), palette.cloth]),
  ];
};

export const manicure: Composition = (sketch) => {
  const { palette, random } = sketch;
  const nails = random.pick([palette.accent, '#a8324a', palette.metal, palette.seat] as const);
  return [
    tabletop(sketch),
    laid(
      sketch,
      0,
      0,
      at(470, 560, at(-474, -620, hand(sketch, { skin: random.pick(skins), nails })), 1, 14),
    ),
    laid(sketch, 830, 800, rose(80, palette.accent)),
    laid(sketch, 900, 700, rose(52, tint(palette.accent, 0.4))),
  ];
};
