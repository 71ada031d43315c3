import { type Colour, shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, d, el, group, path, stroke } from '../drawing/svg.ts';

type Point = readonly [x: number, y: number];
type Finger = { base: Point; bend: Point; tip: Point; wide: number; thin: number };

const fingers: readonly Finger[] = [
  { base: [604, 660], bend: [640, 520], tip: [690, 398], wide: 62, thin: 44 },
  { base: [536, 630], bend: [556, 440], tip: [574, 262], wide: 72, thin: 50 },
  { base: [462, 622], bend: [456, 410], tip: [458, 214], wide: 76, thin: 52 },
  { base: [390, 640], bend: [360, 460], tip: [340, 290], wide: 72, thin: 50 },
];
const thumb: Finger = { base: [412, 872], bend: [268, 770], tip: [206, 596], wide: 132, thin: 54 };

const palm =
  'M352 636C400 590 600 600 640 660C640 830 580 960 574 1060L586 1330H388L400 1060C396 980 372 930 352 850C330 760 340 700 352 636Z';

/** A finger's outline round the tip and back, tapering; `from` 0 starts at its root and closes. */
const outline = ({ base, bend, tip, wide, thin }: Finger, from = 0): string => {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = from; i <= 12; i++) {
    const t = i / 12;
    const x = base[0] * (1 - t) ** 2 + 2 * bend[0] * t * (1 - t) + tip[0] * t * t;
    const y = base[1] * (1 - t) ** 2 + 2 * bend[1] * t * (1 - t) + tip[1] * t * t;
    const dx = 2 * (1 - t) * (bend[0] - base[0]) + 2 * t * (tip[0] - bend[0]);
    const dy = 2 * (1 - t) * (bend[1] - base[1]) + 2 * t * (tip[1] - bend[1]);
    const n = Math.hypot(dx, dy) || 1;
    const joint = 1 + 0.05 * Math.sin(t * Math.PI * 2 + 0.6);
    const half = ((wide + (thin - wide) * t) / 2) * joint;
    left.push([x + (dy / n) * half, y - (dx / n) * half]);
    right.push([x - (dy / n) * half, y + (dx / n) * half]);
  }
  const end = right.at(-1) ?? tip;
  const line = (points: readonly Point[]) => points.map(([x, y]) => d`L${x} ${y}`).join('');
  return `M${line(left).slice(1)}${d`A${thin / 2} ${thin / 2} 0 0 1 ${end[0]} ${end[1]}`}${line(right.reverse())}${from === 0 ? 'Z' : ''}`;
};

const tipAngle = ({ bend, tip }: Finger) => (Math.atan2(tip[0] - bend[0], bend[1] - tip[1]) * 180) / Math.PI;

/** An almond nail at a finger's tip. */
const nail = ({ defs }: Sketch, finger: Finger, colour: Colour): string => {
  const w = finger.thin * 0.36;
  const shape = d`M${-w} ${w * 1.5}C${-w * 1.05} ${-w * 0.6} ${-w * 0.7} ${-w * 2} 0 ${-w * 2.6}C${w * 0.7} ${-w * 2} ${w * 1.05} ${-w * 0.6} ${w} ${w * 1.5}C${w * 0.6} ${w * 2.1} ${-w * 0.6} ${w * 2.1} ${-w} ${w * 1.5}Z`;
  return at(
    finger.tip[0],
    finger.tip[1],
    path(shape, defs.across([0, shade(colour, 0.2)], [0.35, tint(colour, 0.2)], [1, shade(colour, 0.25)])) +
      stroke(
        d`M${-w * 0.45} ${w * 0.9}C${-w * 0.5} ${-w * 0.4} ${-w * 0.4} ${-w * 1.3} ${-w * 0.1} ${-w * 1.9}`,
        '#ffffff',
        w * 0.24,
        0.5,
      ),
    1,
    tipAngle(finger),
  );
};

export type HandLook = {
  skin: Colour;
  nails: Colour /** Drawn on the skin, clipped to it. */;
  onSkin?: string;
};

/** The back of a left hand pointing up, its wrist leaving the lower edge of a 960 x 1200 sheet. */
export const hand = (sketch: Sketch, { skin, nails, onSkin = '' }: HandLook): string => {
  const { defs } = sketch;
  const shapes = [...fingers, thumb].map((finger) => outline(finger));
  const contours = [...fingers.map((finger) => outline(finger, 2)), outline(thumb, 6)];
  const clip = defs.clip([palm, ...shapes].map((data) => el('path', { d: data })).join(''));
  const skinFill = el('rect', {
    x: 0,
    y: 0,
    width: 960,
    height: 1340,
    fill: defs.slant([0.1, 0, 0.9, 1], [0.1, tint(skin, 0.2)], [0.5, skin], [1, shade(skin, 0.24)]),
  });
  const edges = contours.map((data) =>
    el('path', { d: data, fill: 'none', stroke: shade(skin, 0.42), 'stroke-width': 3, opacity: 0.45 }),
  );
  const side = contours.map((data) =>
    el('path', {
      d: data,
      fill: 'none',
      stroke: shade(skin, 0.55),
      'stroke-width': 16,
      opacity: 0.22,
      transform: 'translate(6 2)',
      filter: defs.blur(7),
    }),
  );
  const crease = (x: number, y: number, w: number) =>
    stroke(d`M${x - w} ${y}Q${x} ${y + 9} ${x + w} ${y}`, shade(skin, 0.4), 2.4, 0.4);
  return group([
    group(
      [
        skinFill,
        ...side,
        ...edges,
        path(d`M366 660C420 604 580 604 628 676C620 700 380 690 366 660Z`, skin),
        path(
          'M352 850C372 930 396 980 400 1060L388 1330H420C440 1100 420 980 352 850Z',
          tint(skin, 0.2),
          0.35,
        ),
        path(
          'M640 760C620 880 580 960 574 1060L586 1330H530C540 1100 560 900 640 760Z',
          shade(skin, 0.4),
          0.25,
        ),
        ...[
          [358, 452],
          [458, 402],
          [553, 438],
          [640, 532],
        ].flatMap(([x, y]) => [crease(x ?? 0, y ?? 0, 17), crease(x ?? 0, (y ?? 0) + 12, 14)]),
        crease(256, 720, 18),
        ...[
          [420, 668],
          [490, 660],
          [556, 672],
        ].map(([x, y]) =>
          el('ellipse', {
            cx: x,
            cy: y,
            rx: 22,
            ry: 14,
            fill: tint(skin, 0.5),
            opacity: 0.22,
            filter: defs.blur(5),
          }),
        ),
        onSkin,
      ],
      { 'clip-path': clip },
    ),
    ...[...fingers, thumb].map((finger) => nail(sketch, finger, nails)),
  ]);
};

/** Middle line of the finger with this number (0 is the little one), for what is drawn along it. */
export const fingerLine = (index: number, t: number): Point => {
  const { base, bend, tip } = fingers[index] ?? thumb;
  return [
    base[0] * (1 - t) ** 2 + 2 * bend[0] * t * (1 - t) + tip[0] * t * t,
    base[1] * (1 - t) ** 2 + 2 * bend[1] * t * (1 - t) + tip[1] * t * t,
  ];
};
