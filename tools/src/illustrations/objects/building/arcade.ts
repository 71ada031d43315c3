import { type Colour, mix, shade, tint } from '../../drawing/colour.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { d, el, group, path } from '../../drawing/svg.ts';
import { type JaaliKind, jaali } from './jaali.ts';

/** A pointed arch whose edge is scalloped, as in Deccan palaces; (cx, top) is its tip. */
export const cuspedOutline = (cx: number, top: number, width: number, bottom: number, lobes = 9): string => {
  const rise = width * 0.62;
  const spring = top + rise;
  let data = d`M${cx - width / 2} ${bottom}V${spring}`;
  let [px, py] = [cx - width / 2, spring];
  for (let i = 1; i <= lobes; i++) {
    const t = i / lobes;
    const x = cx - width / 2 + width * (0.5 - 0.5 * Math.cos(Math.PI * t));
    const y = spring - rise * Math.sin(Math.PI * t) ** 0.82;
    const r = Math.hypot(x - px, y - py) * 0.56;
    data += d`A${r} ${r} 0 0 1 ${x} ${y}`;
    [px, py] = [x, y];
  }
  return `${data}V${Math.round(bottom)}Z`;
};

/** The moulded stone edge of an opening; a doorway's is open at the floor. */
export const surround = (
  { palette }: Sketch,
  outline: string,
  width = 18,
  tone: Colour = palette.trim,
  sill = false,
): string => {
  const edge = sill ? outline : outline.replace(/Z$/, '');
  const line = (colour: Colour, w: number, opacity = 1) =>
    el('path', {
      d: edge,
      fill: 'none',
      stroke: colour,
      'stroke-width': w,
      'stroke-linejoin': 'round',
      opacity,
    });
  return (
    line(shade(tone, 0.26), width + 5, 0.7) +
    line(tone, width) +
    line(tint(tone, 0.5), width * 0.3) +
    line(shade(tone, 0.3), 2, 0.6)
  );
};

/** An opening filled with a pierced screen, the light behind it shining through. */
export const jaaliOpening = (sketch: Sketch, outline: string, kind: JaaliKind, size: number): string => {
  const { palette, defs } = sketch;
  const behind = palette.dusk
    ? mix(palette.skyLow, palette.light, 0.35)
    : mix(palette.skyLow, '#ffffff', 0.35);
  const stone = palette.dusk ? mix(palette.trim, palette.wood, 0.35) : mix(palette.wall, palette.wood, 0.25);
  return group([
    path(outline, defs.down([0, mix(palette.skyTop, behind, 0.5)], [1, behind])),
    group(path(outline, jaali(defs, kind, size, stone)), {
      'clip-path': defs.clip(el('path', { d: outline })),
    }),
    el('path', {
      d: outline,
      fill: 'none',
      stroke: '#2b1519',
      'stroke-width': 20,
      opacity: 0.2,
      filter: defs.blur(6),
      'clip-path': defs.clip(el('path', { d: outline })),
    }),
  ]);
};
