import { mix, shade, tint } from '../../drawing/colour.ts';
import { contactShadow, glow } from '../../drawing/shadow.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { at, box, d, group, oval, path, stroke } from '../../drawing/svg.ts';
import { towelRolls } from './towels.ts';

/** A lit candle in a glass or on its own, standing on (0, 0). */
export const candle = (sketch: Sketch, w: number, h: number): string => {
  const { palette, defs } = sketch;
  const wax = tint(palette.cloth, 0.1);
  return group([
    glow(sketch, 0, -h - w * 0.5, w * 4.4, w * 4.4, palette.dusk ? 0.95 : 0.6),
    oval(w * 0.2, 0, w * 0.8, w * 0.14, '#2b1519', 0.28),
    box(-w / 2, -h, w, h, defs.across([0, shade(wax, 0.1)], [0.35, '#fffaf0'], [1, shade(wax, 0.26)]), {
      r: w * 0.06,
    }),
    oval(0, -h, w / 2, w * 0.12, mix(palette.light, '#ffffff', 0.4)),
    box(-w / 2, -h, w, h * 0.5, defs.down([0, palette.light, 0.7], [1, palette.light, 0]), { r: w * 0.06 }),
    stroke(d`M0 ${-h}v${-w * 0.16}`, '#5a3a2a', 1.6),
    path(
      d`M0 ${-h - w * 0.86}C${w * 0.3} ${-h - w * 0.42} ${w * 0.2} ${-h - w * 0.1} 0 ${-h - w * 0.1}C${-w * 0.2} ${-h - w * 0.1} ${-w * 0.3} ${-h - w * 0.42} 0 ${-h - w * 0.86}Z`,
      defs.down([0, '#ffb455'], [0.6, '#fff0c0'], [1, '#fffdf2']),
    ),
  ]);
};

/** Smooth dark stones balanced on each other on (0, 0); `w` is the lowest one's width. */
export const stones = (sketch: Sketch, w: number, count = 3): string => {
  const { palette, defs } = sketch;
  const slate = mix('#4a4547', palette.dado, 0.18);
  const content: string[] = [oval(w * 0.08, 0, w * 0.62, w * 0.09, '#2b1519', 0.34)];
  let y = 0;
  for (let i = 0; i < count; i++) {
    const r = (w / 2) * 0.8 ** i;
    const h = r * 0.44;
    y -= h;
    const x = [0, w * 0.03, -w * 0.02][i % 3] ?? 0;
    const tone = tint(slate, i * 0.08);
    content.push(
      path(
        d`M${x - r} ${y}C${x - r} ${y - h * 0.95} ${x - r * 0.5} ${y - h} ${x + r * 0.05} ${y - h}C${x + r * 0.6} ${y - h} ${x + r} ${y - h * 0.7} ${x + r} ${y + h * 0.05}C${x + r} ${y + h * 0.8} ${x + r * 0.5} ${y + h} ${x} ${y + h}C${x - r * 0.6} ${y + h} ${x - r} ${y + h * 0.8} ${x - r} ${y}Z`,
        defs.radial([0.34, 0.2, 0.9], [0, tint(tone, 0.42)], [0.4, tone], [1, shade(tone, 0.5)]),
      ),
      oval(x - r * 0.28, y - h * 0.5, r * 0.34, h * 0.16, '#ffffff', 0.16),
    );
    y -= h * 0.96;
  }
  return group(content);
};

/** A massage bed made up with linen, standing on (0, 0), `w` wide, about 230 tall; the head is on the left. */
export const massageBed = (sketch: Sketch, w: number): string => {
  const { palette, defs } = sketch;
  const h = w / 2;
  const linen = palette.cloth;
  const throwTone = palette.accent;
  const leg = (x: number) => box(x - 13, -92, 26, 92, defs.round(palette.wood));
  return [
    contactShadow(sketch, 14, 0, h * 1.12, 28),
    leg(-h + 40),
    leg(h - 40),
    box(-h + 28, -40, w - 56, 14, defs.down([0, palette.wood], [1, shade(palette.wood, 0.3)]), { r: 3 }),
    at(-h * 0.4, -40, towelRolls(sketch, 17, 3)),
    at(h * 0.42, -40, box(-54, -32, 108, 32, defs.round(shade(palette.metal, 0.05)), { r: 5 })),
    box(-h, -104, w, 20, defs.down([0, tint(palette.wood, 0.15)], [1, shade(palette.wood, 0.2)]), { r: 6 }),
    box(-h + 6, -172, w - 12, 70, defs.down([0, '#ffffff'], [0.4, linen], [1, shade(linen, 0.24)]), {
      r: 20,
    }),
    path(
      d`M${-h + 10} -150C${-h + 60} -160 ${-h + 150} -158 ${-h + 190} -150V-96C${-h + 150} -90 ${-h + 60} -94 ${-h + 10} -92Z`,
      shade(linen, 0.1),
      0.5,
    ),
    path(
      d`M${-h + 26} -160C${-h + 20} -192 ${-h + 48} -200 ${-h + 92} -199C${-h + 136} -200 ${-h + 158} -190 ${-h + 152} -160C${-h + 120} -152 ${-h + 60} -152 ${-h + 26} -160Z`,
      defs.slant([0, 0, 0.6, 1], [0, '#ffffff'], [0.5, linen], [1, shade(linen, 0.24)]),
    ),
    path(
      d`M${h * 0.12} -168H${h * 0.86}C${h * 0.9} -120 ${h * 0.88} -90 ${h * 0.9} -62C${h * 0.7} -54 ${h * 0.3} -56 ${h * 0.1} -62C${h * 0.12} -100 ${h * 0.1} -130 ${h * 0.12} -168Z`,
      defs.slant([0, 0, 0.4, 1], [0, tint(throwTone, 0.3)], [0.5, throwTone], [1, shade(throwTone, 0.3)]),
    ),
    ...[0.24, 0.42, 0.6, 0.76].map((k) =>
      stroke(
        d`M${h * k} -160C${h * (k + 0.02)} -120 ${h * (k - 0.02)} -90 ${h * k} -62`,
        shade(throwTone, 0.3),
        2.4,
        0.35,
      ),
    ),
    at(-h * 0.06, -166, towelRolls(sketch, 19, 2)),
  ].join('');
};

/** A shallow round bowl on (0, 0). */
export const bowl = (
  sketch: Sketch,
  w: number,
  colour = sketch.palette.pot,
  inside = sketch.palette.light,
): string => {
  const r = w / 2;
  return group([
    oval(r * 0.14, 0, r * 0.9, r * 0.16, '#2b1519', 0.28),
    path(
      d`M${-r} ${-r * 0.72}C${-r * 0.92} ${-r * 0.16} ${-r * 0.5} 0 ${-r * 0.3} 0H${r * 0.3}C${r * 0.5} 0 ${r * 0.92} ${-r * 0.16} ${r} ${-r * 0.72}Z`,
      sketch.defs.round(colour),
    ),
    oval(0, -r * 0.72, r, r * 0.22, tint(colour, 0.3)),
    oval(0, -r * 0.7, r * 0.9, r * 0.17, inside),
  ]);
};
