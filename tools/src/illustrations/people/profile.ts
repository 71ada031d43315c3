import { type Colour, shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { d, el, group, oval, path, stroke } from '../drawing/svg.ts';

export type ProfileLook = {
  skin: Colour;
  hair: Colour;
  lips: Colour;
  shadow: Colour;
  cloth: Colour;
  man?: boolean;
};

const front =
  'M470 262C406 286 370 338 365 396C364 412 368 424 367 437C354 472 326 518 308 546C301 558 305 568 319 572C333 574 341 579 342 587C340 598 331 606 327 616C323 624 331 630 343 633C331 640 325 648 333 658C339 666 347 668 348 677C340 694 338 712 349 730C362 750 394 757 422 752C462 746 486 760 490 806';
const skinOutline = `${front}C492 866 476 905 428 932C340 955 254 972 206 1030C176 1076 168 1140 164 1200H860C852 1080 806 984 690 946C640 930 620 872 626 800C720 700 740 560 720 440C690 300 580 230 470 262Z`;

/** Neck, shoulder and face from the side, looking left, in a 960 x 1200 sheet: no hair yet. */
export const profile = (
  sketch: Sketch,
  { skin, hair, lips, shadow, cloth, man = false }: ProfileLook,
): string => {
  const { defs, palette } = sketch;
  const clip = defs.clip(el('path', { d: skinOutline }));
  const flush = defs.radial([0.5, 0.5, 0.5], [0, '#c4533f', man ? 0.1 : 0.3], [1, '#c4533f', 0]);
  return group([
    path(
      skinOutline,
      defs.slant([0, 0.1, 1, 0.6], [0, tint(skin, 0.26)], [0.45, skin], [1, shade(skin, 0.3)]),
    ),
    group(
      [
        el('path', {
          d: 'M422 752C462 746 540 730 590 640L680 700L660 860C600 900 500 860 490 806Z',
          fill: '#2b1519',
          opacity: 0.3,
          filter: defs.blur(18),
        }),
        oval(462, 594, 84, 62, flush),
        path('M428 932C500 946 560 930 600 890C580 960 520 980 460 972Z', shade(skin, 0.4), 0.14),
        stroke('M420 968C470 990 520 992 560 984', shade(skin, 0.4), 4, 0.3),
        path(
          man
            ? 'M150 1200C160 1080 190 1000 262 966C330 944 372 930 400 906C460 960 560 950 636 886C760 930 850 1020 870 1200Z'
            : 'M150 1200C160 1080 190 1010 250 984C330 1090 480 1130 650 960C760 960 850 1040 870 1200Z',
          defs.slant([0, 0, 1, 0.6], [0, tint(cloth, 0.2)], [0.5, cloth], [1, shade(cloth, 0.3)]),
        ),
        man ? '' : stroke('M250 984C330 1090 480 1130 650 960', palette.metal, 10),
      ],
      { 'clip-path': clip },
    ),
    path(
      'M374 466C384 444 424 436 452 462C430 484 394 488 374 478Z',
      defs.down([0, shadow, 0.2], [1, shadow, 0.9]),
    ),
    stroke('M372 478C392 496 424 490 450 466', '#1d1110', 5.5),
    man
      ? path(
          'M404 872C450 920 560 920 634 852L650 912C580 976 440 980 386 930Z',
          defs.across([0, tint(cloth, 0.3)], [1, shade(cloth, 0.2)]),
        ) + stroke('M386 930C440 980 580 976 650 912', shade(cloth, 0.35), 4, 0.5)
      : '',
    ...(man
      ? []
      : [
          [374, 480, -16, 10],
          [384, 486, -12, 16],
          [398, 490, -8, 18],
          [412, 489, -2, 17],
        ]
    ).map(([x, y, dx, dy]) =>
      stroke(
        d`M${x ?? 0} ${y ?? 0}q${(dx ?? 0) * 0.3} ${(dy ?? 0) * 0.8} ${dx ?? 0} ${dy ?? 0}`,
        '#1d1110',
        3,
      ),
    ),
    path(
      man
        ? 'M362 420C384 390 432 384 474 408C472 418 430 412 368 438Z'
        : 'M366 418C386 394 430 388 470 412C430 402 394 408 370 428Z',
      hair,
    ),
    stroke('M336 560C350 552 354 566 346 574', shade(skin, 0.45), 4, 0.55),
    path(
      'M327 616C338 606 358 618 388 632C368 635 354 635 343 633C331 630 323 624 327 616Z',
      shade(lips, 0.12),
    ),
    path('M343 634C354 635 370 635 388 632C376 654 354 665 334 659C325 648 331 640 343 634Z', lips),
    stroke('M340 650C348 656 358 654 366 648', tint(lips, 0.6), 4, 0.6),
  ]);
};

/** The ear of that head. */
export const profileEar = ({ defs }: Sketch, skin: Colour): string => {
  return group([
    path(
      'M556 508C590 486 620 510 610 556C604 590 580 620 560 618C544 612 546 590 548 570C544 548 540 522 556 508Z',
      defs.slant([0, 0, 1, 1], [0, tint(skin, 0.2)], [1, shade(skin, 0.2)]),
    ),
    stroke('M562 526C584 516 596 534 588 558C582 574 572 580 570 594', shade(skin, 0.4), 4, 0.6),
  ]);
};

/** Hair of that head swept back; strands follow it to (x, y). */
export const sweptHair = (sketch: Sketch, root: Colour, end: Colour, x: number, y: number): string => {
  const { defs } = sketch;
  const cap = d`M470 262C440 300 470 380 520 440C536 470 530 510 536 556C548 540 552 510 580 500C620 496 622 560 606 600C620 660 ${x - 60} ${y + 40} ${x} ${y}C760 560 772 420 730 330C690 236 560 204 470 262Z`;
  const strands = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    return stroke(
      d`M${470 + t * 40} ${266 + t * 170}C${560 + t * 20} ${230 + t * 210} ${730 - t * 40} ${330 + t * 180} ${x} ${y - 10 + t * 20}`,
      i % 2 ? tint(end, 0.24) : shade(root, 0.45),
      i % 2 ? 2.4 : 4,
      i % 2 ? 0.4 : 0.45,
    );
  });
  return group([
    path(cap, defs.radial([0.4, 0.22, 0.9], [0, tint(root, 0.3)], [0.45, root], [1, shade(root, 0.4)])),
    group(
      [
        ...strands,
        group(stroke('M500 330C580 280 680 300 730 400', tint(end, 0.5), 26), {
          filter: defs.blur(13),
          opacity: 0.5,
        }),
      ],
      { 'clip-path': defs.clip(el('path', { d: cap })) },
    ),
  ]);
};
