import { mix, shade, tint } from '../../drawing/colour.ts';
import { castShadow, glow } from '../../drawing/shadow.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { box, d, el, group, oval, path } from '../../drawing/svg.ts';
import { archOutline } from '../building/wall.ts';

export type MirrorShape = 'arch' | 'pill' | 'round' | 'oval' | 'tall';

const outlines: Record<MirrorShape, (w: number, h: number) => string> = {
  arch: (w, h) => archOutline(0, 0, w, h),
  pill: (w, h) =>
    d`M${-w / 2} ${w / 2}A${w / 2} ${w / 2} 0 0 1 ${w / 2} ${w / 2}V${h - w / 2}A${w / 2} ${w / 2} 0 0 1 ${-w / 2} ${h - w / 2}Z`,
  round: (w) =>
    d`M${-w / 2} ${w / 2}A${w / 2} ${w / 2} 0 0 1 ${w / 2} ${w / 2}A${w / 2} ${w / 2} 0 0 1 ${-w / 2} ${w / 2}Z`,
  oval: (w, h) =>
    d`M${-w / 2} ${h / 2}A${w / 2} ${h / 2} 0 0 1 ${w / 2} ${h / 2}A${w / 2} ${h / 2} 0 0 1 ${-w / 2} ${h / 2}Z`,
  tall: (w, h) =>
    d`M${-w / 2} 14a14 14 0 0 1 14 -14H${w / 2 - 14}a14 14 0 0 1 14 14V${h - 14}a14 14 0 0 1 -14 14H${-w / 2 + 14}a-14 14 0 0 1 -14 -14Z`,
};

/** What the glass shows: the room behind the viewer, out of focus. */
const reflection = (sketch: Sketch, w: number, h: number): string => {
  const { palette, defs, random } = sketch;
  const far = mix(palette.wall, palette.dado, 0.25);
  const window = random.chance(0.6);
  const x = random.between(-0.3, 0.1) * w;
  const soft = [
    box(-w / 2, h * 0.72, w, h * 0.3, mix(palette.floor, palette.wall, 0.3)),
    window
      ? box(x, h * 0.12, w * 0.34, h * 0.5, mix(palette.skyLow, palette.light, 0.5), {
          r: 30,
          opacity: palette.dusk ? 0.55 : 0.9,
        })
      : '',
    oval(w * 0.3, h * 0.28, w * 0.1, w * 0.1, palette.light, 0.8),
    oval(-w * 0.34, h * 0.62, w * 0.16, h * 0.2, palette.leaf, 0.5),
    oval(w * 0.2, h * 0.72, w * 0.22, h * 0.14, palette.seat, 0.6),
  ];
  const glare = (from: number, width: number, opacity: number) =>
    path(d`M${from * w} ${-h * 0.1}h${width * w}l${-w * 0.62} ${h * 1.2}h${-width * w}Z`, '#fff8ec', opacity);
  return [
    box(-w / 2, 0, w, h, defs.down([0, tint(far, palette.dusk ? 0.12 : 0.4)], [1, tint(far, 0.1)])),
    group(soft, { filter: defs.blur(w * 0.05) }),
    glare(0.1, 0.22, palette.dusk ? 0.1 : 0.26),
    glare(0.42, 0.07, palette.dusk ? 0.08 : 0.2),
  ].join('');
};

/** A framed mirror hung with its crown at (0, 0); `lit` puts light behind it. */
export const mirror = (sketch: Sketch, shape: MirrorShape, w: number, h: number, lit: boolean): string => {
  const { defs, palette } = sketch;
  const outline = outlines[shape](w, h);
  const frame = Math.max(7, w * 0.045);
  const metal = defs.slant(
    [0, 0, 1, 1],
    [0, tint(palette.metal, 0.5)],
    [0.35, palette.metal],
    [0.7, shade(palette.metal, 0.3)],
    [1, tint(palette.metal, 0.1)],
  );
  return [
    lit
      ? glow(sketch, 0, h / 2, w * 1.1, h * 0.9, palette.dusk ? 0.7 : 0.5)
      : castShadow(sketch, outline, 12, 18, 10),
    lit
      ? el('path', {
          d: outline,
          fill: 'none',
          stroke: mix(palette.light, '#ffffff', 0.3),
          'stroke-width': w * 0.13,
          opacity: palette.dusk ? 0.8 : 0.6,
          filter: defs.blur(w * 0.06),
        })
      : '',
    el('path', { d: outline, fill: metal, stroke: metal, 'stroke-width': frame }),
    group(reflection(sketch, w, h), { 'clip-path': defs.clip(el('path', { d: outline })) }),
    el('path', {
      d: outline,
      fill: 'none',
      stroke: shade(palette.metal, 0.45),
      'stroke-width': 1.6,
      opacity: 0.7,
    }),
  ].join('');
};
