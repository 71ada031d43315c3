import { type Colour, shade, tint } from './colour.ts';
import { el } from './svg.ts';

/** Offset 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Gradients, blurs, clips and patterns of one drawing; equal ones are kept once. */
export type Defs = {
  down(...stops: Stop[]): string;
  across(...stops: Stop[]): string;
  /** From (x1, y1) to (x2, y2), in shares of the shape's box. */
  slant(line: readonly [x1: number, y1: number, x2: number, y2: number], ...stops: Stop[]): string;
  /** Around (cx, cy) with radius r, in shares of the shape's box. */
  radial(circle: readonly [cx: number, cy: number, r: number], ...stops: Stop[]): string;
  /** An upright cylinder of this colour, lit from the left. */
  round(colour: Colour, depth?: number): string;
  /** Light that fades to nothing at the shape's edge. */
  glow(colour: Colour, strength: number): string;
  /**
   * Attribute value for `filter`; the size is in drawing units. `margin` is how far the blur may reach beyond the
   * shape, in shares of it: the cost grows with the area, so give large shapes little.
   */
  blur(size: number, margin?: number): string;
  /** Attribute value for `filter`: a soft shadow down and to the right. */
  drop(dx: number, dy: number, size: number, opacity: number): string;
  clip(content: string): string;
  /** A repeating pattern of the given tile size, optionally transformed. */
  pattern(width: number, height: number, content: string, transform?: string): string;
  /** A gradient that repeats every `period` units to the right: pleats, flutes, reeds. */
  pleats(period: number, ...stops: Stop[]): string;
  markup(): string;
};

const stopMarkup = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) => el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
    .join('');

export const createDefs = (): Defs => {
  const ids = new Map<string, string>();
  const define = (name: string, attributes: Record<string, string | number>, content: string) => {
    const key = el(name, attributes, content);
    const id = ids.get(key) ?? `d${ids.size}`;
    ids.set(key, id);
    return `url(#${id})`;
  };
  const linear = (x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]) =>
    define('linearGradient', { x1, y1, x2, y2 }, stopMarkup(stops));

  const defs: Defs = {
    down: (...stops) => linear(0, 0, 0, 1, stops),
    across: (...stops) => linear(0, 0, 1, 0, stops),
    slant: ([x1, y1, x2, y2], ...stops) => linear(x1, y1, x2, y2, stops),
    radial: ([cx, cy, r], ...stops) => define('radialGradient', { cx, cy, r }, stopMarkup(stops)),
    round: (colour, depth = 1) =>
      linear(0, 0, 1, 0, [
        [0, shade(colour, 0.2 * depth)],
        [0.28, tint(colour, 0.26 * depth)],
        [0.55, colour],
        [1, shade(colour, 0.34 * depth)],
      ]),
    glow: (colour, strength) =>
      defs.radial(
        [0.5, 0.5, 0.5],
        [0, colour, strength],
        [0.35, colour, strength * 0.5],
        [0.7, colour, strength * 0.13],
        [1, colour, 0],
      ),
    blur: (size, margin = 0.4) =>
      define(
        'filter',
        {
          x: -margin,
          y: -margin,
          width: 1 + margin * 2,
          height: 1 + margin * 2,
          'color-interpolation-filters': 'sRGB',
        },
        el('feGaussianBlur', { stdDeviation: size }),
      ),
    drop: (dx, dy, size, opacity) =>
      define(
        'filter',
        { x: '-25%', y: '-25%', width: '150%', height: '150%', 'color-interpolation-filters': 'sRGB' },
        el('feDropShadow', {
          dx,
          dy,
          stdDeviation: size,
          'flood-color': '#2b1519',
          'flood-opacity': opacity,
        }),
      ),
    clip: (content) => define('clipPath', {}, content),
    pattern: (width, height, content, transform) =>
      define(
        'pattern',
        {
          width,
          height,
          patternUnits: 'userSpaceOnUse',
          ...(transform ? { patternTransform: transform } : {}),
        },
        content,
      ),
    pleats: (period, ...stops) =>
      define(
        'linearGradient',
        { gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: period, y2: 0, spreadMethod: 'repeat' },
        stopMarkup(stops),
      ),
    markup: () =>
      el(
        'defs',
        {},
        [...ids].map(([key, id]) => key.replace(/^<(\w+)/, (_, name) => `<${name} id="${id}"`)).join(''),
      ),
  };
  return defs;
};
