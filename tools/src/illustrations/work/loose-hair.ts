import type { Sketch } from '../drawing/sketch.ts';
import { pickSkin, salonHair } from '../people/complexion.ts';
import { torsoBack } from '../people/torso.ts';
import { tresses } from '../people/tresses.ts';
import { calmWall } from './backdrop.ts';
import { clothOf } from './cloth-of.ts';

/** Long loose hair, straight or waved, often with lighter ends. */
export const longHair = (sketch: Sketch): string[] => {
  const { random } = sketch;
  const hair = salonHair(random);
  const waved = random.chance(0.6);
  return [
    calmWall(sketch),
    torsoBack(sketch, pickSkin(random), clothOf(sketch), random.pick(['blouse', 'boat', 'robe'])),
    tresses(
      sketch,
      {
        cx: 480,
        top: 214,
        length: random.between(700, 800),
        widths: [136, 146, 172, 192, 190, 150],
        wave: waved ? random.between(14, 24) : 2,
        waves: random.between(1.7, 2.4),
        taper: random.pick([0.06, 0.16, 0.24]),
      },
      hair,
    ),
  ];
};

/** A cut at chin or shoulder. */
export const shortCut = (sketch: Sketch): string[] => {
  const { random } = sketch;
  const hair = salonHair(random);
  const bob = random.chance(0.5);
  return [
    calmWall(sketch),
    torsoBack(sketch, pickSkin(random), clothOf(sketch), random.pick(['boat', 'shirt', 'robe'])),
    tresses(
      sketch,
      {
        cx: 480,
        top: 214,
        length: bob ? 410 : 520,
        widths: bob ? [138, 158, 172, 160] : [138, 150, 170, 184, 178],
        wave: random.chance(0.5) ? 9 : 0,
        waves: 1.3,
        taper: bob ? -0.05 : 0.02,
      },
      hair,
    ),
  ];
};
