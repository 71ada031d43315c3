import { mix, shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { d, el, group, path, stroke } from '../drawing/svg.ts';
import type { HairColour } from './complexion.ts';

export type Fall = {
  /** Where the crown is. */
  cx: number;
  top: number;
  length: number;
  /** Half width of the hair, from the skull's widest place down to the ends. */
  widths: readonly number[];
  wave: number;
  waves: number;
  /** How much shorter the outer locks end (positive: a V) or how blunt (0). */
  taper: number;
};

/** Height of the skull's round part. */
const skull = 200;

/** Half width `y` below the crown: the skull's ellipse, then smoothly through the given widths. */
const widthAt = ({ widths, length }: Fall, y: number): number => {
  const first = widths[0] ?? 0;
  if (y < skull) return first * Math.sqrt(Math.max(0, 1 - (1 - y / skull) ** 2.3));
  const t = Math.min(0.9999, (y - skull) / (length - skull));
  const last = widths.length - 1;
  const i = Math.floor(t * last);
  const f = t * last - i;
  const [a, b] = [widths[i] ?? 0, widths[i + 1] ?? 0];
  return a + (b - a) * f * f * (3 - 2 * f);
};

/** Loose hair from behind: locks from the crown to the ends, each in its own tone, with a band of shine. */
export const tresses = (sketch: Sketch, fall: Fall, hair: HairColour): string => {
  const { random, defs } = sketch;
  const { cx, top, length, wave, waves, taper } = fall;
  const locks = 17;
  const phase = random.between(0, 6);
  const swing = Array.from({ length: locks + 1 }, () => random.between(-0.5, 0.5));
  const point = (s: number, t: number): readonly [number, number] => {
    const y = length * (1 - taper * s * s) * (t < 0.3 ? t * t * 2.2 + t * 0.34 : t);
    const grow = Math.max(0, (y - skull * 0.8) / (length - skull * 0.8));
    const sway =
      Math.sin(t * waves * Math.PI * 2 + phase + s * 2.4 + (swing[Math.round(((s + 1) / 2) * locks)] ?? 0)) *
      wave *
      grow;
    return [cx + s * widthAt(fall, y) + sway, top + y];
  };
  const steps = 32;
  const edge = (s: number, down: boolean) => {
    const list = Array.from({ length: steps + 1 }, (_, i) => point(s, (down ? i : steps - i) / steps));
    return list.map(([x, y]) => d`L${x} ${y}`).join('');
  };
  const base = (dark: number, light: number) =>
    defs.down(
      [0, tint(shade(hair.root, dark), light)],
      [0.4, tint(shade(hair.root, dark * 0.7), light)],
      [0.78, tint(shade(mix(hair.root, hair.end, 0.75), dark), light)],
      [1, tint(shade(hair.end, dark), light)],
    );
  const parts: string[] = [];
  for (let i = 0; i < locks; i++) {
    const s1 = (i / locks) * 2 - 1;
    const s2 = ((i + 1) / locks) * 2 - 1;
    const mid = (s1 + s2) / 2;
    const [tx, ty] = point(mid, 1);
    const dark = ([0.16, 0, 0.26, 0.06][i % 4] ?? 0) + (mid > 0 ? 0.42 : 0.3) * mid * mid;
    const light = [0.02, 0.1, 0, 0.05][(i * 3) % 4] ?? 0;
    const hang = random.between(0.4, 1) * (taper > 0.03 ? 62 : 10);
    const lean = mid * -18 + random.between(-8, 8);
    const [lx, ly] = point(s1 - 0.012, 1);
    const [rx, ry] = point(s2 + 0.012, 1);
    const tip = d`C${lx} ${ly + hang * 0.5} ${tx + lean * 0.6} ${ty + hang * 0.7} ${tx + lean} ${ty + hang}C${tx + lean * 0.4 + 6} ${ty + hang * 0.7} ${rx} ${ry + hang * 0.5} ${rx} ${ry}`;
    parts.push(
      path(`M${edge(s1 - 0.012, true).slice(1)}${tip}${edge(s2 + 0.012, false)}Z`, base(dark, light)),
    );
    if (i % 2)
      parts.push(stroke(`M${edge(mid, true).split('L').slice(3).join('L')}`, tint(hair.end, 0.3), 1.6, 0.3));
  }
  const whole = `M${edge(-1, true).slice(1)}${edge(1, false)}Z`;
  const w = widthAt(fall, skull);
  const shine = stroke(
    d`M${cx - w} ${top + 168}Q${cx - w * 0.2} ${top + 92} ${cx + w} ${top + 186}`,
    tint(hair.end, 0.55),
    34,
  );
  const clip = defs.clip(el('path', { d: whole }));
  return group([
    ...parts,
    group([group(shine, { filter: defs.blur(16), opacity: 0.5 })], { 'clip-path': clip }),
  ]);
};
