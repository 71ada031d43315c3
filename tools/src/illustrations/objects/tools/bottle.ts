import { type Colour, mix, shade, tint } from '../../drawing/colour.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { at, box, group, oval, path } from '../../drawing/svg.ts';

export type BottleKind = 'pump' | 'dropper' | 'jar' | 'tall' | 'square' | 'tube';

type Draw = (sketch: Sketch, glass: Colour, label: Colour) => string;

const labelled = (x: number, y: number, w: number, h: number, label: Colour) =>
  box(x, y, w, h, label, { opacity: 0.85, r: 1 }) +
  box(x + w * 0.25, y + h * 0.34, w * 0.5, 1.8, shade(label, 0.45), { opacity: 0.6 }) +
  box(x + w * 0.34, y + h * 0.52, w * 0.32, 1.4, shade(label, 0.45), { opacity: 0.45 });

const pump: Draw = ({ defs, palette }, glass, label) =>
  [
    box(-3, -100, 6, 16, defs.round(palette.metal)),
    path('M-18 -104Q-18 -108 -12 -108H6V-100H-18Z', defs.round(palette.metal)),
    box(-9, -88, 18, 12, defs.round(shade(palette.metal, 0.2)), { r: 2 }),
    path('M-20 -66Q-20 -77 -9 -78H9Q20 -77 20 -66V-4Q20 0 16 0H-16Q-20 0 -20 -4Z', defs.round(glass)),
    labelled(-14, -52, 28, 36, label),
  ].join('');

const dropper: Draw = ({ defs, palette }, glass, label) =>
  [
    path('M-5 -84Q-6 -98 0 -98Q6 -98 5 -84Z', defs.round(shade(palette.seat, 0.3))),
    box(-8, -84, 16, 14, defs.round(palette.metal), { r: 1.5 }),
    path('M-18 -50Q-18 -66 -7 -69H7Q18 -66 18 -50V-4Q18 0 14 0H-14Q-18 0 -18 -4Z', defs.round(glass)),
    labelled(-13, -42, 26, 28, label),
  ].join('');

const jar: Draw = ({ defs, palette }, glass) =>
  box(-25, -30, 50, 30, defs.round(glass), { r: 6 }) +
  box(-26, -43, 52, 15, defs.round(palette.metal), { r: 3 }) +
  box(-26, -43, 52, 3, '#fff3df', { opacity: 0.3, r: 2 });

const tall: Draw = ({ defs, palette }, glass, label) =>
  box(-9, -122, 18, 24, defs.round(palette.wood), { r: 2 }) +
  path('M-16 -92Q-16 -98 -9 -100H9Q16 -98 16 -92V-4Q16 0 12 0H-12Q-16 0 -16 -4Z', defs.round(glass)) +
  labelled(-12, -70, 24, 44, label);

const square: Draw = ({ defs, palette }, glass, label) =>
  box(-8, -78, 16, 18, defs.round(shade(palette.metal, 0.1)), { r: 2 }) +
  box(
    -24,
    -62,
    48,
    62,
    defs.slant([0, 0, 1, 0.3], [0, tint(glass, 0.35)], [0.5, glass], [1, shade(glass, 0.3)]),
    { r: 6 },
  ) +
  labelled(-16, -46, 32, 30, label);

const tube: Draw = ({ defs, palette }, glass, label) =>
  path('M-19 -88H19L14 -14H-14Z', defs.round(glass)) +
  box(-19, -92, 38, 6, shade(glass, 0.15)) +
  box(-13, -14, 26, 14, defs.round(palette.metal), { r: 2 }) +
  labelled(-11, -70, 22, 34, label);

const kinds = { pump, dropper, jar, tall, square, tube };
export const bottleKinds = ['pump', 'dropper', 'jar', 'tall', 'square', 'tube'] as const;
/** Half of each bottle's width, for setting them side by side. */
export const bottleHalf: Record<BottleKind, number> = {
  pump: 22,
  dropper: 19,
  jar: 27,
  tall: 17,
  square: 25,
  tube: 20,
};

/** A bottle or jar without any words on it, standing on (0, 0). */
export const bottle = (sketch: Sketch, kind: BottleKind, glass: Colour): string => {
  const label = tint(mix(glass, sketch.palette.cloth, 0.8), 0.2);
  return oval(8, 0, bottleHalf[kind] * 1.5, 5, '#2b1519', 0.22) + kinds[kind](sketch, glass, label);
};

/** The glass colours that suit a palette: amber, milk, and its own accents. */
export const glasses = ({ palette }: Sketch): readonly [Colour, ...Colour[]] => [
  '#8a4b22',
  palette.cloth,
  palette.accent,
  palette.accent2,
  mix(palette.seat, palette.cloth, 0.25),
  mix(palette.leaf, palette.cloth, 0.3),
];

/** A row of assorted bottles between x = 0 and `width`, standing on y = 0. */
export const bottleRow = (sketch: Sketch, width: number, scale = 1): string => {
  const { random } = sketch;
  const row: string[] = [];
  let x = 0;
  while (x < width) {
    const kind = random.pick(bottleKinds);
    const half = bottleHalf[kind] * scale;
    if (x + half * 2 > width) break;
    row.push(at(x + half, 0, bottle(sketch, kind, random.pick(glasses(sketch))), scale));
    x += half * 2 + random.between(3, 16) * scale;
  }
  return group(row);
};
