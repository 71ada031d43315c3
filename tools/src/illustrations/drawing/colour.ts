/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

type Lab = [number, number, number];

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const fromLinear = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

const toLab = (colour: Colour): Lab => {
  const n = Number.parseInt(colour.slice(1), 16);
  const r = toLinear(((n >> 16) & 255) / 255);
  const g = toLinear(((n >> 8) & 255) / 255);
  const b = toLinear((n & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const fromLab = ([L, a, b]: Lab): Colour => {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const byte = (v: number) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(v))) * 255)
      .toString(16)
      .padStart(2, '0');
  const red = byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = byte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = byte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return `#${red}${green}${blue}`;
};

/** The colour `share` of the way from one to another, through OKLab so that no step looks muddy. */
export const mix = (from: Colour, to: Colour, share: number): Colour => {
  const [l1, a1, b1] = toLab(from);
  const [l2, a2, b2] = toLab(to);
  return fromLab([l1 + (l2 - l1) * share, a1 + (a2 - a1) * share, b1 + (b2 - b1) * share]);
};

/** Towards a warm plum-brown, never to grey: what shadows in a lamplit room look like. */
export const shade = (colour: Colour, share: number): Colour => mix(colour, '#31180f', share);

/** Towards candlelight. */
export const tint = (colour: Colour, share: number): Colour => mix(colour, '#fff3df', share);

/** Perceived lightness, 0 (black) to 1 (white). */
export const lightness = (colour: Colour): number => toLab(colour)[0];
