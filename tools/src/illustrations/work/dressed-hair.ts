import { shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, d, group, oval, path, stroke } from '../drawing/svg.ts';
import { marigold, marigoldTones, rose } from '../objects/greenery/marigold.ts';
import { naturalHair, pickSkin } from '../people/complexion.ts';
import { torsoBack } from '../people/torso.ts';
import { calmWall } from './backdrop.ts';
import { clothOf } from './cloth-of.ts';
import { combed, gajra } from './combed-hair.ts';

/** A low bun with a string of jasmine and a pin. */
export const flowerBun = (sketch: Sketch): string[] => {
  const { random, palette, defs } = sketch;
  const hair = naturalHair(random);
  const cy = 520;
  const coils = Array.from({ length: 9 }, (_, i) => {
    const r = 128 - i * 13;
    return stroke(
      d`M${480 - r} ${cy + i * 3}A${r} ${r * 0.84} 0 1 1 ${480 + r * 0.6} ${cy + r * 0.62}`,
      i % 2 ? tint(hair.root, 0.3) : shade(hair.root, 0.5),
      i % 2 ? 3 : 5,
      0.55,
    );
  });
  const flower = random.chance(0.5)
    ? rose(50, random.pick([palette.accent, '#b5475c']))
    : marigold(46, marigoldTones[0]);
  return [
    calmWall(sketch),
    torsoBack(sketch, pickSkin(random), clothOf(sketch), random.pick(['blouse', 'blouse', 'boat'])),
    combed(sketch, hair, 520),
    oval(486, cy + 16, 146, 124, '#1a0d0d', 0.4),
    oval(
      480,
      cy,
      142,
      120,
      defs.radial(
        [0.36, 0.26, 0.85],
        [0, tint(hair.root, 0.32)],
        [0.45, hair.root],
        [1, shade(hair.root, 0.5)],
      ),
    ),
    ...coils,
    gajra(sketch, 480, cy, 146, 124, 14, 190),
    at(372, cy - 76, flower, 1, 12),
    at(430, cy - 118, flower, 0.62, 40),
    stroke(d`M560 ${cy - 60}L650 ${cy - 150}`, palette.metal, 8),
    oval(656, cy - 156, 20, 20, tint(palette.metal, 0.3)) + oval(656, cy - 156, 9, 9, '#a8324a'),
  ];
};

/** A long plait wound with flowers. */
export const plait = (sketch: Sketch): string[] => {
  const { random, palette, defs } = sketch;
  const hair = naturalHair(random);
  const links: string[] = [];
  const count = 9;
  for (let i = 0; i < count; i++) {
    const y = 600 + i * 56;
    const w = 84 - i * 4.4;
    const side = i % 2 ? 1 : -1;
    const lobe = d`M${480 - side * w * 0.2} ${y - 44}C${480 + side * w * 1.02} ${y - 40} ${480 + side * w * 1.02} ${y + 34} ${480 - side * w * 0.5} ${y + 84}C${480 - side * w * 0.72} ${y + 40} ${480 - side * w * 0.9} ${y - 10} ${480 - side * w * 0.2} ${y - 44}Z`;
    links.push(
      path(
        lobe,
        defs.slant(
          side === 1 ? [1, 0, 0, 1] : [0, 0, 1, 1],
          [0, tint(hair.root, 0.3)],
          [0.35, hair.root],
          [1, shade(hair.root, 0.5)],
        ),
      ),
    );
    for (const k of [0.3, 0.55, 0.8])
      links.push(
        stroke(
          d`M${480 - side * w * 0.1} ${y - 36}C${480 + side * w * k} ${y - 26} ${480 + side * w * k} ${y + 24} ${480 - side * w * 0.4} ${y + 70}`,
          tint(hair.end, 0.22),
          1.8,
          0.35,
        ),
      );
  }
  const blooms = Array.from({ length: 8 }, (_, i) =>
    at(
      480 + (i % 2 ? 1 : -1) * (34 - i * 1.6),
      640 + i * 56,
      i % 3 === 0 ? rose(20, '#c25570') : marigold(18, marigoldTones[i % 2] ?? marigoldTones[0]),
      1,
      i * 40,
    ),
  );
  const end = 600 + count * 56;
  return [
    calmWall(sketch),
    torsoBack(sketch, pickSkin(random), clothOf(sketch), random.pick(['blouse', 'boat'])),
    group(path(d`M430 600h100l-10 ${end - 600}h-70Z`, '#2b1519'), {
      opacity: 0.3,
      filter: defs.blur(22),
      transform: 'translate(26 10)',
    }),
    path(
      d`M452 ${end + 20}C440 ${end + 70} 456 ${end + 110} 478 ${end + 140}C504 ${end + 110} 520 ${end + 70} 508 ${end + 20}Z`,
      hair.root,
    ),
    ...links,
    path(
      d`M446 ${end + 6}Q480 ${end + 22} 514 ${end + 6}V${end + 34}Q480 ${end + 50} 446 ${end + 34}Z`,
      palette.metal,
    ),
    combed(sketch, hair, 640),
    random.chance(0.5) ? '' : group(blooms),
    gajra(sketch, 480, 560, 92, 58, 0, 180),
    gajra(sketch, 480, 590, 84, 56, 20, 160),
  ];
};
