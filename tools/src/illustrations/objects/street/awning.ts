import { type Colour, shade, tint } from '../../drawing/colour.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { at, box, d, el, oval, path, stroke } from '../../drawing/svg.ts';

/** A striped awning with a scalloped hem, its upper edge at (x, y). */
export const awning = (
  sketch: Sketch,
  x: number,
  y: number,
  width: number,
  drop: number,
  colour: Colour,
): string => {
  const { palette, defs } = sketch;
  const count = Math.round(width / 42);
  const w = width / count;
  const flare = 18;
  const stripes: string[] = [];
  for (let i = 0; i < count; i++) {
    const low = (k: number) => x - flare + ((width + flare * 2) * k) / count;
    const tone = i % 2 ? palette.cloth : colour;
    stripes.push(
      path(
        d`M${x + i * w} ${y}h${w}L${low(i + 1)} ${y + drop}A${w * 0.52} ${w * 0.46} 0 0 1 ${low(i)} ${y + drop}Z`,
        tone,
      ),
    );
  }
  const shape = d`M${x} ${y}h${width}L${x + width + flare} ${y + drop}H${x - flare}Z`;
  return [
    el('path', {
      d: d`M${x - flare} ${y + drop}h${width + flare * 2}l-14 62H${x - flare + 14}Z`,
      fill: '#2b1519',
      opacity: 0.3,
      filter: defs.blur(10),
    }),
    ...stripes,
    path(shape, defs.down([0, '#fff3df', 0.24], [0.5, '#2b1519', 0], [1, '#2b1519', 0.26])),
    box(
      x - 4,
      y - 8,
      width + 8,
      12,
      defs.down([0, tint(palette.metal, 0.3)], [1, shade(palette.metal, 0.3)]),
      { r: 3 },
    ),
  ].join('');
};

/** A round hanging sign with a lotus and no words, its bracket fixed at (0, 0), reaching to `side`. */
export const hangingSign = (sketch: Sketch, side: 1 | -1): string => {
  const { palette, defs } = sketch;
  const petals = [-64, -32, 0, 32, 64].map((a) => {
    const t = (a * Math.PI) / 180;
    return path(
      d`M0 16Q${Math.sin(t - 0.3) * 24} ${16 - Math.cos(t - 0.3) * 26} ${Math.sin(t) * 36} ${16 - Math.cos(t) * 36}Q${Math.sin(t + 0.3) * 24} ${16 - Math.cos(t + 0.3) * 26} 0 16Z`,
      palette.metal,
      0.92,
    );
  });
  const cx = side * 62;
  return [
    stroke(
      d`M0 0H${side * 104}M${side * 8} 34Q${side * 44} 30 ${side * 66} 2`,
      shade(palette.metal, 0.35),
      5,
    ),
    stroke(d`M${cx - 24} 2V26M${cx + 24} 2V26`, shade(palette.metal, 0.35), 2.5),
    oval(cx + 8, 86, 56, 56, '#2b1519', 0.18),
    oval(
      cx,
      78,
      56,
      56,
      defs.slant(
        [0, 0, 1, 1],
        [0, tint(palette.metal, 0.5)],
        [0.6, palette.metal],
        [1, shade(palette.metal, 0.3)],
      ),
    ),
    oval(cx, 78, 50, 50, palette.dusk ? shade(palette.dado, 0.3) : palette.cloth),
    at(cx, 80, petals.join('')),
  ].join('');
};
