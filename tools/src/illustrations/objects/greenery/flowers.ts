import { type Colour, mix, shade, tint } from '../../drawing/colour.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { at, d, group, oval, path, stroke } from '../../drawing/svg.ts';

/** A frangipani seen from above around (0, 0): five turned petals, yellow at the heart. */
export const frangipani = ({ defs }: Sketch, r: number, edge: Colour = '#fffaf2'): string => {
  const petal = d`M0 0C${-r * 0.5} ${-r * 0.25} ${-r * 0.42} ${-r * 0.95} ${r * 0.06} ${-r}C${r * 0.44} ${-r * 0.9} ${r * 0.36} ${-r * 0.3} 0 0Z`;
  const fill = defs.down([0, edge], [0.55, mix(edge, '#ffe9b0', 0.5)], [1, '#efb23e']);
  const one =
    path(petal, shade(edge, 0.2)) +
    at(-r * 0.015, -r * 0.02, path(petal, fill), 0.97) +
    stroke(d`M0 0Q${r * 0.16} ${-r * 0.5} ${r * 0.1} ${-r * 0.86}`, shade('#efcf8f', 0.1), r * 0.025, 0.4);
  return group([0, 72, 144, 216, 288].map((a) => at(0, 0, one, 1, a)));
};

/** A lotus from the side, sitting on (0, 0), about 2r wide. */
export const lotus = ({ defs }: Sketch, r: number, colour: Colour): string => {
  const petal = (angle: number, length: number, width: number, tone: Colour) => {
    const fill = defs.down([0, tone], [1, tint(tone, 0.6)]);
    return at(
      0,
      0,
      path(
        d`M0 0C${-width} ${-length * 0.3} ${-width * 0.8} ${-length * 0.75} 0 ${-length}C${width * 0.8} ${-length * 0.75} ${width} ${-length * 0.3} 0 0Z`,
        fill,
      ),
      1,
      angle,
    );
  };
  const back = [-58, 58, -34, 34, 0].map((a) => petal(a, r, r * 0.3, shade(colour, 0.12)));
  const front = [-82, 82, -50, 50, -18, 18].map((a) => petal(a, r * 0.84, r * 0.28, tint(colour, 0.16)));
  return group([
    oval(0, 0, r * 0.9, r * 0.12, '#2b1519', 0.2),
    ...back,
    ...front,
    petal(0, r * 0.66, r * 0.24, tint(colour, 0.3)),
  ]);
};

/** Loose petals scattered over a box. */
export const petals = (
  { random }: Sketch,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  colours: readonly [Colour, ...Colour[]],
): string => {
  const one = (s: number, tone: Colour) =>
    path(
      d`M0 0C${-s * 0.7} ${-s * 0.3} ${-s * 0.5} ${-s} 0 ${-s}C${s * 0.5} ${-s} ${s * 0.7} ${-s * 0.3} 0 0Z`,
      tone,
    );
  return group(
    Array.from({ length: count }, () => {
      const s = random.between(20, 34);
      const tone = random.pick(colours);
      const turn = random.int(0, 359);
      const px = x + random.between(0, width);
      const py = y + random.between(0, height);
      return (
        at(px + 3, py + 5, one(s, '#2b1519'), 0.62, turn, 1).replace('<g ', '<g opacity="0.2" ') +
        at(px, py, one(s, tone) + one(s * 0.6, tint(tone, 0.25)), 0.62, turn, 1)
      );
    }),
  );
};
