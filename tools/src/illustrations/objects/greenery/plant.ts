import { type Colour, mix, shade, tint } from '../../drawing/colour.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { d, group, path, stroke } from '../../drawing/svg.ts';
import { leaf } from './leaf.ts';
import { type PotKind, pot } from './pot.ts';

export type PlantKind = 'palm' | 'paddle' | 'snake' | 'fig' | 'monstera' | 'olive';

/** Leaves in slightly different greens, darker ones first so that the light ones lie on top. */
const greens = ({ palette, random }: Sketch): Colour => {
  const base = palette.dusk ? shade(palette.leaf, 0.12) : palette.leaf;
  return random.chance(0.5)
    ? shade(base, random.between(0, 0.2))
    : mix(tint(base, random.between(0, 0.18)), '#b9b56a', 0.08);
};

const palm = (sketch: Sketch): string => {
  const { random } = sketch;
  const fronds = [-62, 58, -40, 38, -18, 20, 2].map((lean) => {
    const angle = lean + random.between(-7, 7);
    const length = random.between(210, 270);
    const a = (angle * Math.PI) / 180;
    const colour = greens(sketch);
    const point = (t: number): readonly [number, number] => [
      Math.sin(a) * length * t + angle * 0.7 * t * t,
      -Math.cos(a) * length * t + Math.abs(angle) * 1.15 * t * t,
    ];
    const [ex, ey] = point(1);
    const [mx, my] = point(0.5);
    let content = stroke(d`M0 0Q${mx * 2 - ex / 2} ${my * 2 - ey / 2} ${ex} ${ey}`, shade(colour, 0.1), 3.2);
    for (let i = 0; i < 15; i++) {
      const t = 0.26 + (i / 14) * 0.74;
      const [x, y] = point(t);
      const size = 78 * Math.sin(Math.PI * (0.2 + t * 0.68));
      const droop = angle + Math.sign(angle || 1) * t * 30;
      content += leaf(x, y, droop - 48, { length: size, width: 9, bend: -10 }, colour);
      content += leaf(x, y, droop + 48, { length: size, width: 9, bend: 10 }, colour);
    }
    return content;
  });
  return fronds.join('');
};

const paddle = (sketch: Sketch): string => {
  const { random } = sketch;
  return [-44, 46, -24, 28, -6, 12]
    .map((lean, i) => {
      const angle = lean + random.between(-6, 6);
      const a = (angle * Math.PI) / 180;
      const stem = random.between(90, 130) + i * 16;
      const x = Math.sin(a) * stem;
      const y = -Math.cos(a) * stem;
      const colour = greens(sketch);
      return (
        stroke(d`M0 0Q${x * 0.3} ${y * 0.6} ${x} ${y}`, mix(colour, '#c9b98a', 0.25), 5) +
        leaf(
          x,
          y,
          angle * 1.25,
          { length: random.between(130, 175), width: random.between(58, 76), bend: angle * 0.6 },
          colour,
        )
      );
    })
    .join('');
};

const snake = (sketch: Sketch): string => {
  const { random, palette } = sketch;
  return [-30, 28, -20, 20, -11, 12, -3, 5]
    .map((lean) => {
      const colour = greens(sketch);
      const shape = { length: random.between(130, 235), width: 30, bend: random.between(-14, 14) };
      const x = lean * 0.9;
      return (
        leaf(x, 4, lean * 0.55, { ...shape, width: 36 }, mix(palette.cloth, '#c7b667', 0.55)) +
        leaf(x, 4, lean * 0.55, { ...shape, length: shape.length * 0.975 }, colour)
      );
    })
    .join('');
};

const fig = (sketch: Sketch): string => {
  const { random, palette } = sketch;
  const bark = shade(mix(palette.wood, '#7d6a58', 0.4), 0.15);
  let content =
    stroke('M0 0C-6 -70 8 -130 0 -190', bark, 7) + stroke('M2 -110C18 -140 34 -160 44 -196', bark, 5);
  for (let i = 0; i < 22; i++) {
    const branch = i % 3 === 0;
    const t = random.between(0.35, 1.05);
    const x = branch ? 44 * t : Math.sin(t * 5) * 4;
    const y = branch ? -100 - 100 * t : -195 * t;
    content += leaf(
      x,
      y,
      random.between(-105, 105) * (1.12 - t * 0.45),
      { length: random.between(54, 86), width: random.between(34, 48), bend: random.between(-12, 12) },
      greens(sketch),
    );
  }
  return content;
};

const monstera = (sketch: Sketch): string => {
  const { random } = sketch;
  return [-70, 66, -48, 46, -22, 24, 0]
    .map((lean, i) => {
      const angle = lean + random.between(-8, 8);
      const a = (angle * Math.PI) / 180;
      const reach = random.between(80, 110) + i * 14;
      const x = Math.sin(a) * reach;
      const y = -Math.cos(a) * reach;
      const colour = greens(sketch);
      const s = random.between(0.8, 1.08);
      return (
        stroke(d`M0 0Q${x * 0.2} ${y * 0.7} ${x} ${y}`, shade(colour, 0.1), 4) +
        group(splitLeaf(colour), {
          transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(angle * 1.3)}) scale(${Math.round(s * 100) / 100})`,
        })
      );
    })
    .join('');
};

const splitHalf =
  'M0 10C26 4 52 -10 58 -36L30 -34L59 -48C60 -62 56 -78 50 -88L24 -64L44 -96C34 -112 18 -124 0 -132Z';

const splitLeaf = (colour: Colour) =>
  path(splitHalf, shade(colour, 0.14)) +
  group(path(splitHalf, tint(colour, 0.14)), { transform: 'scale(-1 1)' }) +
  stroke('M0 10V-120', tint(colour, 0.4), 2.4, 0.6);

const olive = (sketch: Sketch): string => {
  const { random, palette } = sketch;
  const bark = shade(mix(palette.wood, '#8a7a66', 0.5), 0.2);
  let content =
    stroke('M0 0C4 -60 -10 -110 0 -170', bark, 8) +
    stroke('M-2 -120C-24 -150 -40 -170 -52 -204', bark, 5) +
    stroke('M0 -140C22 -170 34 -190 50 -220', bark, 5);
  for (let i = 0; i < 120; i++) {
    const a = random.between(0, Math.PI * 2);
    const r = Math.sqrt(random.between(0, 1));
    content += leaf(
      Math.cos(a) * r * 92,
      -228 + Math.sin(a) * r * 84,
      random.between(-100, 100),
      { length: random.between(22, 38), width: 9 },
      mix(greens(sketch), '#aeb59a', random.between(0.1, 0.45)),
    );
  }
  return content;
};

const growth = { palm, paddle, snake, fig, monstera, olive };

/** A potted plant standing on (0, 0): the pot about 110 tall, the plant 230 to 300 above it. */
export const plant = (sketch: Sketch, kind: PlantKind, potKind: PotKind): string => {
  return pot(sketch, potKind, group(growth[kind](sketch), { transform: 'translate(0 -96)' }));
};
