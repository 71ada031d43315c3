import { shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, d, el, group, oval, path, stroke } from '../drawing/svg.ts';
import type { HairColour } from '../people/complexion.ts';

/** Combed hair of a head from behind, strands running to (480, y). */
export const combed = (sketch: Sketch, hair: HairColour, to: number): string => {
  const { defs } = sketch;
  const cap =
    'M480 214C580 214 628 300 622 410C618 500 588 560 552 604C530 628 430 628 408 604C372 560 342 500 338 410C332 300 380 214 480 214Z';
  const strands: string[] = [];
  for (let i = -9; i <= 9; i++) {
    const x = 480 + i * 16;
    strands.push(
      stroke(
        d`M${480 + i * 4} 216C${x + i * 6} 290 ${x + i * 4} 420 480 ${to}`,
        i % 2 ? tint(hair.end, 0.2) : shade(hair.root, 0.4),
        i % 2 ? 2 : 3,
        i % 2 ? 0.3 : 0.4,
      ),
    );
  }
  const clip = defs.clip(el('path', { d: cap }));
  return group([
    path(
      cap,
      defs.radial(
        [0.38, 0.26, 0.85],
        [0, tint(hair.root, 0.24)],
        [0.4, hair.root],
        [1, shade(hair.root, 0.4)],
      ),
    ),
    group(
      [
        ...strands,
        group(stroke('M350 340Q460 282 616 356', tint(hair.end, 0.5), 30), {
          filter: defs.blur(15),
          opacity: 0.5,
        }),
      ],
      { 'clip-path': clip },
    ),
  ]);
};

export const jasmine = (r: number) =>
  [0, 72, 144, 216, 288]
    .map((a) =>
      at(
        0,
        0,
        path(
          d`M0 0C${-r * 0.4} ${-r * 0.4} ${-r * 0.3} ${-r} 0 ${-r}C${r * 0.3} ${-r} ${r * 0.4} ${-r * 0.4} 0 0Z`,
          '#fffaf0',
        ),
        1,
        a,
      ),
    )
    .join('') + oval(0, 0, r * 0.16, r * 0.16, '#efcf8f');

/** A string of jasmine along an arc around (cx, cy). */
export const gajra = (
  { random }: Sketch,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
): string => {
  const content: string[] = [];
  for (const [k, shadow] of [
    [1, true],
    [1, false],
    [0.86, false],
  ] as const)
    for (let a = from; a <= to; a += 9) {
      const t = (a * Math.PI) / 180;
      const x = cx + Math.cos(t) * rx * k;
      const y = cy + Math.sin(t) * ry * k;
      content.push(
        shadow
          ? oval(x + 2, y + 6, 13, 13, '#2b1519', 0.3)
          : at(x, y, jasmine(random.between(13, 17)), 1, random.int(0, 71)),
      );
    }
  return group(content);
};
