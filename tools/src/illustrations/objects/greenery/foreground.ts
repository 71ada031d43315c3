import { shade } from '../../drawing/colour.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { group } from '../../drawing/svg.ts';
import { leaf } from './leaf.ts';

/** Large leaves close to the viewer and out of focus, reaching in from a lower corner. */
export const nearLeaves = (sketch: Sketch, side: 'left' | 'right'): string => {
  const { width, height, palette, random, defs } = sketch;
  const x = side === 'left' ? -30 : width + 30;
  const s = side === 'left' ? 1 : -1;
  const tone = shade(palette.leaf, palette.dusk ? 0.42 : 0.2);
  const size = height * 0.34;
  const leaves = [12, 40, 66, 92].map((angle) =>
    leaf(
      x,
      height + 50,
      s * (angle + random.between(-6, 6)),
      { length: size * random.between(0.75, 1.05), width: size * 0.26, bend: s * size * 0.14 },
      shade(tone, random.between(0, 0.16)),
    ),
  );
  return group(leaves, { filter: defs.blur(height * 0.004), opacity: 0.92 });
};
