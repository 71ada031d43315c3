import { mix, shade, tint } from '../../drawing/colour.ts';
import { glow } from '../../drawing/shadow.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { box, d, el, group, oval, path, stroke } from '../../drawing/svg.ts';

export type PendantKind = 'globe' | 'dome' | 'cane' | 'disc' | 'lantern';

const cord = (sketch: Sketch, length: number) =>
  stroke(d`M0 -10V${length}`, shade(sketch.palette.metal, 0.5), 2.4);

const globe = (sketch: Sketch, size: number): string => {
  const { palette, defs } = sketch;
  const opal = defs.radial(
    [0.45, 0.5, 0.6],
    [0, '#fffaf0'],
    [0.55, tint(palette.light, 0.4)],
    [1, mix(palette.light, palette.metal, 0.35)],
  );
  return [
    box(-size * 0.16, -size * 0.14, size * 0.32, size * 0.24, defs.round(palette.metal), { r: 3 }),
    oval(0, size * 0.58, size * 0.52, size * 0.52, opal),
  ].join('');
};

const dome = (sketch: Sketch, size: number): string => {
  const { palette, defs } = sketch;
  const tone = palette.dusk ? palette.metal : palette.accent;
  const shell = d`M${-size * 0.72} ${size * 0.72}C${-size * 0.72} ${size * 0.1} ${-size * 0.34} 0 0 0C${size * 0.34} 0 ${size * 0.72} ${size * 0.1} ${size * 0.72} ${size * 0.72}Z`;
  return [
    oval(0, size * 0.8, size * 0.2, size * 0.17, '#fffaf0'),
    path(shell, defs.round(tone, 1.1)),
    oval(0, size * 0.72, size * 0.72, size * 0.1, shade(tone, 0.4)),
    oval(0, size * 0.73, size * 0.62, size * 0.075, tint(palette.light, 0.5)),
    box(-size * 0.08, -size * 0.12, size * 0.16, size * 0.14, shade(palette.metal, 0.1), { r: 2 }),
  ].join('');
};

const cane = (sketch: Sketch, size: number): string => {
  const { palette, defs } = sketch;
  const straw = mix(palette.metal, palette.cloth, 0.42);
  const bell = d`M${-size * 0.16} 0H${size * 0.16}C${size * 0.3} ${size * 0.26} ${size * 0.88} ${size * 0.42} ${size * 0.86} ${size}C${size * 0.5} ${size * 1.1} ${-size * 0.5} ${size * 1.1} ${-size * 0.86} ${size}C${-size * 0.88} ${size * 0.42} ${-size * 0.3} ${size * 0.26} ${-size * 0.16} 0Z`;
  const ribs = [-0.8, -0.55, -0.28, 0, 0.28, 0.55, 0.8].map((k) =>
    stroke(
      d`M${k * size * 0.16} 0C${k * size * 0.34} ${size * 0.3} ${k * size * 0.92} ${size * 0.5} ${k * size * 0.9} ${size * 1.05}`,
      shade(straw, 0.4),
      1.5,
      0.5,
    ),
  );
  const rings = [0.34, 0.55, 0.76].map((y) =>
    stroke(
      d`M${-size * (0.2 + y * 0.72)} ${size * y}Q0 ${size * (y + 0.14)} ${size * (0.2 + y * 0.72)} ${size * y}`,
      shade(straw, 0.4),
      1.5,
      0.35,
    ),
  );
  const clip = defs.clip(el('path', { d: bell }));
  return [
    path(bell, defs.round(straw)),
    group([...ribs, ...rings, oval(0, size * 0.9, size * 0.7, size * 0.6, defs.glow('#fff3d6', 0.95))], {
      'clip-path': clip,
    }),
    stroke(
      d`M${-size * 0.86} ${size}C${-size * 0.5} ${size * 1.1} ${size * 0.5} ${size * 1.1} ${size * 0.86} ${size}`,
      shade(straw, 0.25),
      4,
    ),
  ].join('');
};

const disc = (sketch: Sketch, size: number): string => {
  const { palette, defs } = sketch;
  return [
    oval(0, size * 0.3, size * 0.24, size * 0.24, '#fffaf0'),
    path(
      d`M${-size} ${size * 0.22}Q0 ${-size * 0.22} ${size} ${size * 0.22}Q0 ${size * 0.36} ${-size} ${size * 0.22}Z`,
      defs.round(palette.cloth),
    ),
    path(
      d`M${-size} ${size * 0.22}Q0 ${size * 0.36} ${size} ${size * 0.22}Q0 ${size * 0.3} ${-size} ${size * 0.22}Z`,
      tint(palette.light, 0.6),
    ),
  ].join('');
};

const lantern = (sketch: Sketch, size: number): string => {
  const { palette, defs } = sketch;
  const body = d`M0 0C${size * 0.5} ${size * 0.1} ${size * 0.62} ${size * 0.5} ${size * 0.5} ${size * 0.95}C${size * 0.4} ${size * 1.25} ${size * 0.12} ${size * 1.35} 0 ${size * 1.5}C${-size * 0.12} ${size * 1.35} ${-size * 0.4} ${size * 1.25} ${-size * 0.5} ${size * 0.95}C${-size * 0.62} ${size * 0.5} ${-size * 0.5} ${size * 0.1} 0 0Z`;
  const holes: string[] = [];
  for (let row = 0; row < 6; row++)
    for (let k = -2; k <= 2; k++)
      holes.push(
        oval(
          (k + (row % 2) * 0.5) * size * 0.2,
          size * (0.28 + row * 0.15),
          size * 0.035,
          size * 0.05,
          '#fff6dd',
        ),
      );
  return [
    path(body, defs.round(palette.metal, 1.15)),
    group(holes, { 'clip-path': defs.clip(el('path', { d: body })) }),
    oval(0, size * 0.7, size * 0.5, size * 0.5, defs.glow(palette.light, 0.55)),
  ].join('');
};

const shades = { globe, dome, cane, disc, lantern };

/** A lamp hung from the upper edge at x = 0, its head `drop` below; `size` is about half its width. */
export const pendant = (sketch: Sketch, kind: PendantKind, drop: number, size: number): string => {
  return [
    glow(sketch, 0, drop + size * 0.7, size * 4.4, size * 4, sketch.palette.dusk ? 0.6 : 0.42),
    cord(sketch, drop),
    group(shades[kind](sketch, size), { transform: `translate(0 ${drop})` }),
  ].join('');
};
