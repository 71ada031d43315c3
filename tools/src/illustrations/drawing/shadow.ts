import type { Sketch } from './sketch.ts';
import { el, oval } from './svg.ts';

const ink = '#2b1519';

/** The soft dark patch under something that stands; centred on its foot. */
export const contactShadow = (
  { defs }: Sketch,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  strength = 0.42,
): string =>
  oval(
    cx,
    cy,
    rx,
    ry,
    defs.radial([0.5, 0.5, 0.5], [0, ink, strength], [0.45, ink, strength * 0.6], [1, ink, 0]),
  );

/** A blurred, shifted copy of an outline: what a thing throws on the wall behind it. */
export const castShadow = (
  { defs }: Sketch,
  outline: string,
  dx: number,
  dy: number,
  size = 9,
  opacity = 0.22,
): string =>
  el(
    'g',
    { transform: `translate(${dx} ${dy})` },
    el('path', { d: outline, fill: ink, opacity, filter: defs.blur(size) }),
  );

/** A pool of lamplight. */
export const glow = (
  { defs, palette }: Sketch,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  strength: number,
): string => oval(cx, cy, rx, ry, defs.glow(palette.light, strength));
