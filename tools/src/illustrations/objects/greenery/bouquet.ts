import { mix, shade, tint } from '../../drawing/colour.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { at, d, group, oval, path, stroke } from '../../drawing/svg.ts';
import { leaf } from './leaf.ts';
import { marigold, marigoldTones, rose } from './marigold.ts';

export type BouquetKind = 'marigold' | 'rose' | 'pampas' | 'eucalyptus';

const stems = (sketch: Sketch, kind: BouquetKind): string => {
  const { palette, random } = sketch;
  const content: string[] = [];
  const green = palette.leaf;
  for (let i = 0; i < 7; i++) {
    const lean = -48 + i * 16 + random.between(-5, 5);
    const reach = random.between(70, 112) - Math.abs(lean) * 0.4;
    const a = (lean * Math.PI) / 180;
    const x = Math.sin(a) * reach;
    const y = -Math.cos(a) * reach;
    content.push(stroke(d`M0 10Q${x * 0.2} ${y * 0.6} ${x} ${y}`, shade(green, 0.15), 2.2));
    if (kind === 'pampas') {
      const straw = mix(palette.cloth, palette.metal, random.between(0.25, 0.5));
      for (let k = 0; k < 9; k++)
        content.push(
          leaf(
            x * (0.6 + k * 0.07),
            y * (0.6 + k * 0.07),
            lean + (k % 2 ? 20 : -20),
            { length: 34, width: 11, bend: 6 },
            straw,
          ),
        );
    } else if (kind === 'eucalyptus') {
      for (let k = 0; k < 6; k++)
        content.push(
          leaf(
            x * (0.35 + k * 0.13),
            y * (0.35 + k * 0.13),
            lean + (k % 2 ? 62 : -62),
            { length: 24, width: 17 },
            mix(green, palette.cloth, random.between(0.1, 0.4)),
          ),
        );
    } else {
      content.push(
        leaf(x * 0.6, y * 0.6, lean + 50, { length: 34, width: 14, bend: 6 }, green),
        leaf(x * 0.45, y * 0.45, lean - 52, { length: 30, width: 13, bend: -6 }, shade(green, 0.12)),
      );
      const tone =
        kind === 'rose'
          ? random.pick([palette.accent, tint(palette.accent, 0.35), palette.cloth])
          : random.pick(marigoldTones);
      content.push(
        at(
          x,
          y,
          kind === 'rose' ? rose(random.between(17, 23), tone) : marigold(random.between(14, 19), tone),
          1,
          random.int(0, 60),
        ),
      );
    }
  }
  return group(content);
};

/** A vase with flowers standing on (0, 0), about 170 tall. */
export const bouquet = (sketch: Sketch, kind: BouquetKind): string => {
  const { palette, defs, random } = sketch;
  const glaze = random.pick([palette.cloth, palette.accent2, mix(palette.pot, palette.cloth, 0.3)]);
  const body = random.pick([
    'M-12 -72H12C12 -56 34 -48 34 -24C34 -8 22 0 16 0H-16C-22 0 -34 -8 -34 -24C-34 -48 -12 -56 -12 -72Z',
    'M-16 -78H16L24 -8Q24 0 16 0H-16Q-24 0 -24 -8Z',
    'M-20 -66C-20 -76 20 -76 20 -66C30 -50 30 -18 18 0H-18C-30 -18 -30 -50 -20 -66Z',
  ]);
  return group([
    oval(10, 0, 46, 8, '#2b1519', 0.2),
    at(0, -68, stems(sketch, kind)),
    path(body, defs.round(glaze)),
  ]);
};
