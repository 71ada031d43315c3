import { mix, shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, d, group, oval, stroke } from '../drawing/svg.ts';
import { rose } from '../objects/greenery/marigold.ts';
import { naturalHair, pickSkin } from '../people/complexion.ts';
import { jhumka } from '../people/ornaments.ts';
import { profile, profileEar, sweptHair } from '../people/profile.ts';
import { calmWall } from './backdrop.ts';

/** A made-up woman from the side, her hair in a knot with flowers. */
export const profileMakeup = (sketch: Sketch): string[] => {
  const { random, palette, defs } = sketch;
  const skin = pickSkin(random);
  const hair = naturalHair(random);
  const lips = mix(random.pick(['#a8324a', '#b5523f', '#b04a58', '#8a2f45']), skin, 0.22);
  const flip = random.chance(0.5) ? -1 : 1;
  const tone = random.pick([palette.accent, '#c25570', palette.cloth] as const);
  const knot = group([
    oval(
      756,
      600,
      116,
      108,
      defs.radial(
        [0.36, 0.26, 0.85],
        [0, tint(hair.root, 0.3)],
        [0.45, hair.root],
        [1, shade(hair.root, 0.5)],
      ),
    ),
    ...[96, 78, 60, 42, 24].map((r, i) =>
      stroke(
        d`M${756 - r} ${600}A${r} ${r * 0.92} 0 1 1 ${756 + r * 0.5} ${600 + r * 0.75}`,
        i % 2 ? tint(hair.end, 0.2) : shade(hair.root, 0.5),
        i % 2 ? 3 : 5,
        0.5,
      ),
    ),
  ]);
  return [
    calmWall(sketch),
    at(
      480,
      0,
      at(
        -500,
        0,
        [
          knot,
          profile(sketch, {
            skin,
            hair: shade(hair.root, 0.1),
            lips,
            shadow: random.pick([palette.metal, palette.accent, palette.accent2, '#8a4c6a'] as const),
            cloth: random.pick([palette.seat, palette.accent, palette.accent2] as const),
          }),
          sweptHair(sketch, hair.root, hair.end, 668, 640),
          profileEar(sketch, skin),
          at(566, 612, jhumka(sketch, lips), 1.15),
          at(700, 512, rose(44, tone)),
          at(768, 496, rose(34, tint(tone, 0.3))),
          at(646, 560, rose(30, tint(tone, 0.2))),
          random.chance(0.6) ? oval(319, 556, 5, 5, tint(palette.metal, 0.5)) : '',
        ].join(''),
      ),
      1,
      0,
      flip,
    ),
  ];
};
