import { shade, tint } from '../../drawing/colour.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { box, d, group, oval, stroke } from '../../drawing/svg.ts';

const towelRoll = (sketch: Sketch, x: number, y: number, r: number, tone = sketch.palette.cloth) =>
  group([
    oval(
      x,
      y,
      r,
      r,
      sketch.defs.slant([0, 0, 1, 1], [0, tint(tone, 0.3)], [0.6, tone], [1, shade(tone, 0.25)]),
    ),
    stroke(
      d`M${x + r * 0.7} ${y + r * 0.1}A${r * 0.68} ${r * 0.68} 0 1 1 ${x + r * 0.1} ${y - r * 0.62}A${r * 0.5} ${r * 0.5} 0 1 1 ${x - r * 0.36} ${y + r * 0.2}A${r * 0.3} ${r * 0.3} 0 0 1 ${x + r * 0.2} ${y - r * 0.1}`,
      shade(tone, 0.3),
      Math.max(1.2, r * 0.07),
      0.65,
    ),
  ]);

/** Rolled towels heaped as a pyramid on (0, 0). */
export const towelRolls = (sketch: Sketch, r: number, base = 3): string => {
  const rolls: string[] = [];
  const tones = [sketch.palette.cloth, tint(sketch.palette.accent, 0.35), sketch.palette.cloth];
  for (let row = 0; row < base; row++)
    for (let i = 0; i < base - row; i++)
      rolls.push(
        towelRoll(sketch, (i - (base - row - 1) / 2) * r * 2, -r - row * r * 1.74, r, tones[(row + i) % 3]),
      );
  return group([oval(r * 0.3, 0, r * base * 1.1, r * 0.28, '#2b1519', 0.25), ...rolls]);
};

/** Folded towels in a stack on (0, 0). */
export const towelStack = (sketch: Sketch, w: number, count: number): string => {
  const { palette, defs } = sketch;
  const tones = [palette.cloth, tint(palette.accent, 0.3), tint(palette.accent2, 0.3), palette.cloth];
  const each = w * 0.2;
  const folded = Array.from({ length: count }, (_, i) => {
    const tone = tones[i % tones.length] ?? palette.cloth;
    const y = -each * (i + 1);
    const inset = i % 2 ? w * 0.02 : 0;
    return [
      box(
        -w / 2 + inset,
        y,
        w - inset * 2,
        each - 1,
        defs.slant([0, 0, 1, 0.5], [0, tint(tone, 0.4)], [0.55, tone], [1, shade(tone, 0.22)]),
        { r: each * 0.46 },
      ),
      stroke(d`M${-w * 0.42 + inset} ${y + each * 0.52}H${w * 0.3}`, shade(tone, 0.3), 1.6, 0.4),
    ].join('');
  });
  return group([oval(w * 0.05, 0, w * 0.6, w * 0.06, '#2b1519', 0.26), ...folded]);
};
