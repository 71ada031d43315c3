import { type Colour, mix, shade, tint } from '../../drawing/colour.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { at, d, group, oval, path, stroke } from '../../drawing/svg.ts';
import { leaf } from './leaf.ts';

/** Rounded shrubs along y, from x to x + width, in rising light. */
export const shrubs = (
  sketch: Sketch,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
): string => {
  const { random } = sketch;
  const rows = [shade(colour, 0.16), colour, tint(colour, 0.14)].map((tone, row) => {
    const puffs: string[] = [];
    for (let px = x - 20; px < x + width + 20; px += height * 0.42) {
      const r = height * random.between(0.3, 0.52);
      puffs.push(oval(px, y - height * (0.34 - row * 0.2) + r * 0.3, r, r * 0.85, tone));
    }
    return group(puffs);
  });
  return group([
    ...rows,
    path(d`M${x} ${y + height * 0.1}h${width}v${height * 6}h${-width}Z`, tint(colour, 0.1)),
  ]);
};

const blossom = (r: number, colour: Colour) =>
  [0, 120, 240].map((a) => leaf(0, 0, a, { length: r, width: r * 1.15 }, colour)).join('') +
  oval(0, 0, r * 0.14, r * 0.14, '#fff4d8');

/** Bougainvillea that climbs over the upper corner and hangs down; grows from (x, y) inwards. */
export const bougainvillea = (sketch: Sketch, x: number, y: number, side: 1 | -1, reach: number): string => {
  const { random, palette } = sketch;
  const pinks: readonly [Colour, Colour, Colour] = ['#c2557a', '#d9789a', '#b14468'];
  const leaves: string[] = [];
  const flowers: string[] = [];
  for (let branch = 0; branch < 7; branch++) {
    const length = reach * random.between(0.5, 1) * (1 - branch * 0.05);
    const drop = branch * reach * 0.12 + random.between(10, 40);
    const ex = x + side * length * (1 - branch * 0.13);
    const ey = y + drop + length * (0.1 + branch * 0.1);
    leaves.push(
      stroke(
        d`M${x} ${y + branch * 12}Q${(x + ex) / 2} ${y + drop * 0.4} ${ex} ${ey}`,
        shade(palette.wood, 0.25),
        3,
        0.8,
      ),
    );
    for (let i = 0; i < 17; i++) {
      const t = 0.12 + (i / 16) * 0.9;
      const px = x + (ex - x) * t + random.between(-17, 17);
      const py = y + branch * 12 + (ey - y - branch * 12) * t * t + random.between(-14, 18);
      leaves.push(
        leaf(
          px,
          py,
          random.between(-180, 180),
          { length: random.between(16, 26), width: 11 },
          mix(palette.leaf, '#4f6a45', 0.35),
        ),
      );
      if (random.chance(0.72))
        flowers.push(
          at(
            px + random.between(-9, 9),
            py + random.between(-9, 9),
            blossom(
              random.between(9, 14),
              palette.dusk ? shade(random.pick(pinks), 0.18) : random.pick(pinks),
            ),
            1,
            random.int(0, 119),
          ),
        );
    }
  }
  return group([...leaves, ...flowers]);
};

/** A clipped tree of one ball in a pot's place: trunk from (0, 0) up, about 190 tall. */
export const topiary = (sketch: Sketch): string => {
  const { random, palette, defs } = sketch;
  const specks: string[] = [];
  for (let i = 0; i < 70; i++) {
    const a = random.between(0, 6.28);
    const r = Math.sqrt(random.between(0, 1)) * 56;
    specks.push(
      leaf(
        Math.cos(a) * r,
        -142 + Math.sin(a) * r,
        random.between(-180, 180),
        { length: 15, width: 9 },
        r > 34 ? shade(palette.leaf, 0.12) : tint(palette.leaf, 0.08),
      ),
    );
  }
  return [
    stroke('M0 0V-100', shade(palette.wood, 0.2), 7),
    oval(
      0,
      -142,
      60,
      58,
      defs.radial(
        [0.34, 0.28, 0.8],
        [0, tint(palette.leaf, 0.3)],
        [0.5, palette.leaf],
        [1, shade(palette.leaf, 0.4)],
      ),
    ),
    ...specks,
  ].join('');
};
