import { mix, shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, d, group, oval, path, stroke } from '../drawing/svg.ts';
import type { HairColour } from './complexion.ts';

/** A round head of curls around (cx, cy): dark puffs behind, coils in front, light on the upper left. */
export const curls = (
  sketch: Sketch,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  hair: HairColour,
  count = 210,
): string => {
  const { random, defs } = sketch;
  const rim: string[] = [];
  for (let i = 0; i < count / 5; i++) {
    const a = (i / (count / 5)) * Math.PI * 2;
    const r = Math.min(ry, random.between(30, 44));
    rim.push(oval(cx + Math.cos(a) * (rx - 20), cy + Math.sin(a) * (ry - 20), r, r, shade(hair.root, 0.3)));
  }
  const coils: string[] = [];
  for (let i = 0; i < count; i++) {
    const a = i * 2.399963;
    const k = Math.sqrt((count - i) / count);
    const x = cx + Math.cos(a) * rx * k;
    const y = cy + Math.sin(a) * ry * k;
    const lit = 0.5 - ((x - cx) / rx + (y - cy) / ry) * 0.36;
    const tone =
      lit > 0.5
        ? tint(mix(hair.root, hair.end, lit * 0.8), (lit - 0.5) * 0.3)
        : shade(mix(hair.root, hair.end, lit), (0.5 - lit) * 0.7);
    const r = random.between(20, 32);
    const lock = d`M${-r} ${r * 0.2}C${-r} ${-r} ${r * 0.9} ${-r * 1.1} ${r} ${r * 0.1}C${r} ${r * 0.9} ${-r * 0.2} ${r} ${-r * 0.3} ${r * 0.2}`;
    const body =
      stroke(lock, shade(tone, 0.45), r * 0.72) +
      stroke(lock, tone, r * 0.52) +
      stroke(lock, tint(tone, 0.3), r * 0.09, 0.5);
    coils.push(at(x, y, body, 1, random.int(-70, 70)));
  }
  return group([
    ...rim,
    path(
      d`M${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}Z`,
      defs.radial([0.4, 0.3, 0.8], [0, hair.root], [1, shade(hair.root, 0.4)]),
    ),
    ...coils,
  ]);
};
