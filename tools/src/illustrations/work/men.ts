import { shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { d, oval, path, stroke } from '../drawing/svg.ts';
import { naturalHair, pickSkin, salonHair } from '../people/complexion.ts';
import { curls } from '../people/curls.ts';
import { torsoBack } from '../people/torso.ts';
import { calmWall } from './backdrop.ts';

/** A man's fade from behind. */
export const fade = (sketch: Sketch): string[] => {
  const { random, palette, defs } = sketch;
  const skin = pickSkin(random);
  const hair = naturalHair(random);
  const head =
    'M480 226C574 226 616 300 612 396C610 470 590 540 566 592V640H394V592C370 540 350 470 348 396C344 300 386 226 480 226Z';
  const ear = (s: 1 | -1) =>
    path(
      d`M${480 + s * 126} 392C${480 + s * 158} 372 ${480 + s * 164} 420 ${480 + s * 150} 460C${480 + s * 142} 486 ${480 + s * 122} 488 ${480 + s * 118} 470Z`,
      shade(skin, 0.14),
    );
  const crown =
    'M484 198C596 190 640 286 622 380C616 430 606 450 596 480H364C352 450 344 430 338 380C320 296 360 206 484 198Z';
  const strands = Array.from({ length: 34 }, (_, i) => {
    const x = 362 + (i % 17) * 14 + random.between(-6, 6);
    const y = (i < 17 ? 232 : 290) + Math.abs(x - 480) * 0.24 + random.between(-14, 20);
    return stroke(
      d`M${x} ${y}q${random.between(-8, 12)} ${random.between(16, 28)} ${random.between(-6, 14)} ${random.between(44, 64)}`,
      i % 2 ? tint(hair.root, 0.22) : shade(hair.root, 0.4),
      3,
      0.4,
    );
  });
  return [
    calmWall(sketch),
    torsoBack(sketch, skin, random.pick([palette.seat, palette.cloth, palette.accent2]), 'shirt'),
    ear(1),
    ear(-1),
    path(head, defs.across([0, tint(skin, 0.16)], [0.5, skin], [1, shade(skin, 0.24)])),
    path(
      head,
      defs.down(
        [0, hair.root],
        [0.46, hair.root],
        [0.6, hair.root, 0.7],
        [0.76, hair.root, 0.26],
        [0.88, hair.root, 0],
      ),
    ),
    path(
      crown,
      defs.down([0, tint(hair.root, 0.16)], [0.45, hair.root], [0.7, hair.root, 0.9], [1, hair.root, 0]),
    ),
    ...strands,
    path(
      head,
      defs.across([0, '#fff3df', 0.08], [0.4, '#fff3df', 0], [0.7, '#160c0c', 0], [1, '#160c0c', 0.34]),
    ),
    oval(480, 600, 60, 12, '#2b1519', 0.12),
  ];
};

/** A full head of curls from behind. */
export const curlyHead = (sketch: Sketch): string[] => {
  const { random, palette } = sketch;
  return [
    calmWall(sketch),
    torsoBack(
      sketch,
      pickSkin(random),
      random.pick([palette.seat, palette.accent, palette.cloth]),
      random.pick(['boat', 'robe', 'blouse']),
    ),
    curls(sketch, 480, 430, random.between(225, 260), random.between(225, 270), salonHair(random)),
  ];
};
