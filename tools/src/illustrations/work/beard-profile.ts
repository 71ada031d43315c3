import { mix, shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, d, el, group, path, stroke } from '../drawing/svg.ts';
import { naturalHair, pickSkin } from '../people/complexion.ts';
import { profile, profileEar } from '../people/profile.ts';
import { calmWall } from './backdrop.ts';

/** A man's beard and fade from the side. */
export const beardProfile = (sketch: Sketch): string[] => {
  const { random, palette, defs } = sketch;
  const skin = pickSkin(random);
  const hair = naturalHair(random);
  const flip = random.chance(0.5) ? -1 : 1;
  const beard =
    'M552 540C552 610 530 648 486 668C450 684 420 676 398 636C380 640 366 640 352 618C340 616 332 606 344 598C336 640 326 650 340 672C334 700 326 734 342 756C366 792 436 794 492 772C566 744 604 690 606 600Z';
  const hairs = Array.from({ length: 46 }, (_, i) => {
    const t = i / 45;
    const x = 586 - t * 236 + random.between(-12, 12);
    const y = 590 + Math.sin(t * 1.9) * 150 + random.between(-16, 14);
    return stroke(
      d`M${x} ${y}q${-8 - t * 8} ${14} ${-10 - t * 10} ${28}`,
      i % 2 ? tint(hair.root, 0.24) : shade(hair.root, 0.4),
      3,
      0.5,
    );
  });
  const top =
    'M458 262C430 236 440 196 500 182C600 160 720 210 744 330C752 400 748 440 736 480C690 470 640 450 612 470C596 480 590 500 584 520L552 540C548 480 540 430 500 390C474 350 452 310 458 262Z';
  const clip = defs.clip(el('path', { d: beard }));
  return [
    calmWall(sketch),
    at(
      480,
      0,
      at(
        -500,
        0,
        [
          profile(sketch, {
            skin,
            hair: hair.root,
            lips: shade(mix(skin, '#a4493c', 0.35), 0.1),
            shadow: shade(skin, 0.12),
            man: true,
            cloth: random.pick([palette.seat, palette.cloth, palette.accent2] as const),
          }),
          path(
            'M738 420C744 560 706 660 640 770L606 640C622 590 620 540 600 506L580 470C640 420 700 410 738 420Z',
            defs.down([0, hair.root], [0.3, hair.root, 0.8], [0.62, hair.root, 0.24], [0.85, hair.root, 0]),
          ),
          path(
            beard,
            defs.slant(
              [0.6, 0, 0.4, 1],
              [0, hair.root, 0.75],
              [0.3, hair.root, 0.97],
              [1, shade(hair.root, 0.3)],
            ),
          ),
          group(hairs, { 'clip-path': clip }),
          path(
            'M327 616C336 610 350 618 372 628C362 634 352 634 343 633C332 630 324 624 327 616ZM343 634C354 635 364 634 374 632C366 648 350 656 336 656C326 648 331 640 343 634Z',
            shade(mix(skin, '#a4493c', 0.35), 0.1),
          ),
          path(
            top,
            defs.radial(
              [0.36, 0.16, 0.9],
              [0, tint(hair.root, 0.34)],
              [0.45, hair.root],
              [1, shade(hair.root, 0.35)],
            ),
          ),
          ...Array.from({ length: 16 }, (_, i) =>
            stroke(
              d`M${466 + i * 5} ${236 + i * 9}C${520 + i * 10} ${176 + i * 14} ${620 + i * 6} ${200 + i * 12} ${730 - i * 6} ${300 + i * 11}`,
              i % 2 ? tint(hair.end, 0.2) : shade(hair.root, 0.4),
              3,
              0.34,
            ),
          ),
          profileEar(sketch, skin),
        ].join(''),
      ),
      1,
      0,
      flip,
    ),
  ];
};
