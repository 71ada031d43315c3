import { type Colour, shade, tint } from '../../drawing/colour.ts';
import type { Defs } from '../../drawing/defs.ts';
import { d, stroke } from '../../drawing/svg.ts';

export type JaaliKind = 'star' | 'lattice' | 'petal';

const lines: Record<JaaliKind, (s: number) => string> = {
  star: (s) => {
    const m = s / 2;
    const q = s * 0.22;
    return d`M${m} 0L${m + q * 0.6} ${m - q * 0.6}L${s} ${m}L${m + q * 0.6} ${m + q * 0.6}L${m} ${s}L${m - q * 0.6} ${m + q * 0.6}L0 ${m}L${m - q * 0.6} ${m - q * 0.6}ZM${q} 0L0 ${q}M${s - q} 0L${s} ${q}M0 ${s - q}L${q} ${s}M${s} ${s - q}L${s - q} ${s}M0 0L${m - q * 0.6} ${m - q * 0.6}M${s} 0L${m + q * 0.6} ${m - q * 0.6}M0 ${s}L${m - q * 0.6} ${m + q * 0.6}M${s} ${s}L${m + q * 0.6} ${m + q * 0.6}`;
  },
  lattice: (s) => {
    const m = s / 2;
    return d`M0 0L${s} ${s}M${s} 0L0 ${s}M${m} ${s * 0.2}L${s * 0.8} ${m}L${m} ${s * 0.8}L${s * 0.2} ${m}Z`;
  },
  petal: (s) => {
    const m = s / 2;
    return d`M0 0Q${m * 1.3} ${m * 0.7} ${m} ${m}Q${m * 0.7} ${m * 1.3} 0 0M${s} 0Q${m * 0.7} ${m * 0.7} ${m} ${m}Q${m * 1.3} ${m * 1.3} ${s} 0M0 ${s}Q${m * 0.7} ${m * 0.7} ${m} ${m}Q${m * 1.3} ${m * 1.3} 0 ${s}M${s} ${s}Q${m * 0.7} ${m * 1.3} ${m} ${m}Q${m * 1.3} ${m * 0.7} ${s} ${s}M0 ${m}A${m} ${m} 0 0 0 ${m} 0A${m} ${m} 0 0 0 ${s} ${m}A${m} ${m} 0 0 0 ${m} ${s}A${m} ${m} 0 0 0 0 ${m}`;
  },
};

/** A pierced stone or wood screen as a fill; each bar has a lit and a shaded edge. */
export const jaali = (
  defs: Defs,
  kind: JaaliKind,
  size: number,
  colour: Colour,
  transform?: string,
): string =>
  defs.pattern(
    size,
    size,
    stroke(lines[kind](size), shade(colour, 0.4), size * 0.12) +
      stroke(lines[kind](size), colour, size * 0.088) +
      stroke(lines[kind](size), tint(colour, 0.3), size * 0.022, 0.6),
    transform,
  );

/** The same screen as plain light or shadow, for what it casts on floors and walls. */
export const jaaliCast = (
  defs: Defs,
  kind: JaaliKind,
  size: number,
  colour: Colour,
  transform: string,
): string => defs.pattern(size, size, stroke(lines[kind](size), colour, size * 0.2), transform);
