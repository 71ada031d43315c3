import { type Colour, mix } from '../../drawing/colour.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { box, d, oval, path } from '../../drawing/svg.ts';
import { shrubs } from './garden.ts';
import { leaf } from './leaf.ts';

const dome = (x: number, y: number, r: number) =>
  d`M${x - r} ${y}C${x - r * 1.25} ${y - r * 0.9} ${x - r * 0.35} ${y - r * 1.15} ${x} ${y - r * 1.75}C${x + r * 0.35} ${y - r * 1.15} ${x + r * 1.25} ${y - r * 0.9} ${x + r} ${y}Z`;

const minaret = (x: number, y: number, w: number, h: number) =>
  d`M${x - w / 2} ${y}V${y - h * 0.7}h${-w * 0.3}v${-h * 0.04}h${w * 0.4}V${y - h * 0.86}H${x + w * 0.4}V${y - h * 0.74}h${w * 0.4}v${h * 0.04}h${-w * 0.3}V${y}Z` +
  dome(x, y - h * 0.85, w * 0.42);

/** Domes, minarets and plain blocks on one horizon: Hyderabad, far away and out of the way. */
const row = (sketch: Sketch, x: number, y: number, width: number, size: number, colour: Colour): string => {
  const { random } = sketch;
  let data = '';
  let at = x;
  while (at < x + width) {
    const w = random.between(0.35, 0.8) * size;
    const h = random.between(0.25, 0.75) * size;
    data += d`M${at} ${y + 4}V${y - h}h${w}V${y + 4}Z`;
    if (random.chance(0.3)) data += dome(at + w / 2, y - h, w * 0.36);
    if (random.chance(0.2)) data += minaret(at + w, y, size * 0.13, size * random.between(1, 1.35));
    at += w + random.between(0, 0.12) * size;
  }
  return path(data, colour);
};

const farPalm = (x: number, y: number, h: number, colour: Colour): string => {
  const crown = [-100, -62, -28, 4, 36, 70, 104].map((a) =>
    leaf(x + h * 0.06, y - h, a, { length: h * 0.42, width: h * 0.09, bend: a * h * 0.002 }, colour),
  );
  return (
    path(
      d`M${x - 2} ${y}Q${x + h * 0.02} ${y - h * 0.5} ${x + h * 0.06 - 1.5} ${y - h}h3Q${x + h * 0.04} ${y - h * 0.5} ${x + 3} ${y}Z`,
      colour,
    ) + crown.join('')
  );
};

/** The view out of a window: sky, sun, two rows of the city and some green, filling the given box. */
export const view = (sketch: Sketch, x: number, y: number, width: number, height: number): string => {
  const { palette, defs, random } = sketch;
  const haze = palette.skyLow;
  const city = palette.dusk ? '#4a3a58' : mix('#b98f7c', palette.skyLow, 0.25);
  const horizon = y + height * 0.74;
  const size = Math.min(height * 0.3, 130, width * 0.42);
  const sunX = x + width * random.between(0.25, 0.75);
  return [
    box(x, y, width, height, defs.down([0, palette.skyTop], [0.75, palette.skyLow], [1, palette.skyLow])),
    oval(sunX, horizon - size * 0.9, size * 1.5, size * 1.5, defs.glow('#fff6dc', palette.dusk ? 0.5 : 0.9)),
    oval(sunX, horizon - size * 0.9, size * 0.24, size * 0.24, palette.dusk ? '#ffe2b4' : '#fffaf0', 0.9),
    row(sketch, x - 10, horizon, width + 20, size, mix(haze, city, 0.3)),
    row(sketch, x - 20, horizon + size * 0.16, width + 40, size * 0.8, mix(haze, city, 0.55)),
    farPalm(
      x + width * random.between(0.12, 0.3),
      horizon + size * 0.3,
      size * 1.5,
      mix(mix(haze, palette.leaf, 0.75), city, 0.3),
    ),
    farPalm(
      x + width * random.between(0.68, 0.9),
      horizon + size * 0.3,
      size * 1.15,
      mix(mix(haze, palette.leaf, 0.6), city, 0.3),
    ),
    shrubs(
      sketch,
      x,
      horizon + size * 0.42,
      width,
      Math.max(34, size * 0.5),
      mix(mix(haze, palette.leaf, palette.dusk ? 0.72 : 0.7), city, palette.dusk ? 0.25 : 0.1),
    ),
  ].join('');
};
