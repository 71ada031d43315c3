import { mix, shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { box, d, el, group, oval, path, stroke } from '../drawing/svg.ts';
import { archOutline } from '../objects/building/wall.ts';
import { palmShadow, sunPanes } from '../objects/greenery/sunlight.ts';

/** A wall close behind the things, with a painted shape or a recess and the light of a window near by. */
export const backdrop = (sketch: Sketch, foot: number): string => {
  const { width, palette, defs, random } = sketch;
  const shape = random.pick(['arch', 'circle', 'recess', 'plain']);
  const cx = width * random.between(0.4, 0.6);
  const paint = defs.down([0, mix(palette.dado, palette.wall, 0.2)], [1, shade(palette.dado, 0.1)]);
  const arch = archOutline(cx, foot * 0.14, width * 0.5, foot);
  const forms = {
    arch: path(arch, paint),
    circle: oval(cx, foot * 0.62, width * 0.27, width * 0.27, paint),
    recess: group([
      path(arch, paint),
      el('path', {
        d: arch,
        fill: 'none',
        stroke: '#2b1519',
        'stroke-width': 40,
        opacity: 0.32,
        filter: defs.blur(14),
        'clip-path': defs.clip(el('path', { d: arch })),
      }),
    ]),
    plain: '',
  };
  const sunny = random.chance(0.6);
  return [
    box(
      0,
      0,
      width,
      foot,
      defs.slant(
        [0, 0, 1, 1],
        [0, tint(palette.wall, palette.dusk ? 0.06 : 0.2)],
        [0.5, palette.wall],
        [1, shade(palette.wall, 0.2)],
      ),
    ),
    forms[shape],
    sunny ? sunPanes(sketch, random.between(0, width * 0.3), -60, 440, foot + 40, 2, 3) : '',
    palmShadow(sketch, width * 1.04, foot * 0.9, -46, width * 0.5, palette.dusk ? 0.16 : 0.2),
  ].join('');
};

export type SurfaceKind = 'stone' | 'wood' | 'linen' | 'terrazzo';

const grain = ({ random, width }: Sketch, top: number, height: number, colour: string): string => {
  let data = '';
  for (let i = 0; i < 26; i++) {
    const y = top + (i / 26) ** 1.4 * height + random.between(-4, 4);
    const bend = random.between(-10, 10);
    data += d`M0 ${y}C${width * 0.3} ${y + bend} ${width * 0.6} ${y - bend} ${width} ${y + bend * 0.4}`;
  }
  return stroke(data, colour, 2.2, 0.28);
};

const chips = (sketch: Sketch, top: number, height: number): string => {
  const { random, palette, width } = sketch;
  const tones = [palette.accent, palette.accent2, palette.wood, palette.dado] as const;
  return group(
    Array.from({ length: 90 }, () => {
      const y = top + random.between(0, 1) ** 0.8 * height;
      const s = 5 + ((y - top) / height) * 13;
      return el('ellipse', {
        cx: Math.round(random.between(0, width)),
        cy: Math.round(y),
        rx: Math.round(s * random.between(0.6, 1.2)),
        ry: Math.round(s * 0.42),
        fill: random.pick(tones),
        opacity: 0.5,
      });
    }),
  );
};

/** A table top from `top` to the lower edge. */
export const surface = (sketch: Sketch, top: number, kind: SurfaceKind): string => {
  const { width, height, palette, defs } = sketch;
  const tall = height - top;
  const tone = {
    stone: mix(palette.cloth, palette.floor, 0.3),
    wood: mix(palette.wood, palette.floor, 0.25),
    linen: mix(palette.cloth, palette.accent, 0.12),
    terrazzo: mix(palette.floor, palette.cloth, 0.5),
  }[kind];
  const base = palette.dusk ? shade(tone, 0.14) : tone;
  return group([
    box(0, top, width, tall, defs.down([0, shade(base, 0.16)], [0.3, base], [1, tint(base, 0.16)])),
    kind === 'wood' ? grain(sketch, top, tall, shade(base, 0.4)) : '',
    kind === 'terrazzo' ? chips(sketch, top + 4, tall) : '',
    kind === 'stone'
      ? stroke(
          d`M0 ${top + tall * 0.4}C${width * 0.2} ${top + tall * 0.2} ${width * 0.3} ${top + tall * 0.7} ${width * 0.55} ${top + tall * 0.5}S${width * 0.8} ${top + tall * 0.2} ${width} ${top + tall * 0.35}`,
          shade(base, 0.3),
          3,
          0.2,
        )
      : '',
    box(
      0,
      top,
      width,
      tall,
      defs.slant(
        [0, 0, 1, 0.6],
        [0, palette.light, palette.dusk ? 0.12 : 0.4],
        [0.6, palette.light, 0],
        [1, '#2b1519', 0.2],
      ),
    ),
    box(0, top, width, 34, defs.down([0, '#2b1519', 0.3], [1, '#2b1519', 0])),
  ]);
};

/** A cloth, stone or plaster ground seen from straight above, for things laid out flat. */
export const flatGround = (sketch: Sketch): string => {
  const { width, height, palette, defs, random } = sketch;
  const base = random.pick([
    palette.wall,
    mix(palette.cloth, palette.floor, 0.25),
    mix(palette.dado, palette.wall, 0.4),
  ]);
  return [
    box(
      0,
      0,
      width,
      height,
      defs.slant([0, 0, 1, 1], [0, tint(base, 0.24)], [0.5, base], [1, shade(base, 0.18)]),
    ),
    sunPanes(sketch, width * random.between(-0.1, 0.2), -80, width * 0.7, height + 160, 2, 2),
    palmShadow(sketch, width * 1.02, height * 0.3, -70, width * 0.5, 0.17),
  ].join('');
};

/** A flat thing with its shadow on the ground, turned by `turn` degrees around (x, y). */
export const laid = (
  { defs }: Sketch,
  x: number,
  y: number,
  content: string,
  scale = 1,
  turn = 0,
): string => {
  const transform = `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn}) scale(${scale})`;
  return el('g', { transform, filter: defs.drop(10, 14, 9, 0.32) }, content);
};
