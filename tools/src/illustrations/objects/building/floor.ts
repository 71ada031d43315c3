import { type Colour, mix, shade, tint } from '../../drawing/colour.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { box, d, el, group, path } from '../../drawing/svg.ts';

export type FloorKind = 'terrazzo' | 'planks' | 'checker' | 'stone';

/** Where the viewer's eye meets the horizon; parallel lines run there. */
export type Eye = { x?: number; y?: number };

type Ground = {
  top: number;
  horizon: number;
  depth: number;
  at(u: number, v: number): readonly [x: number, y: number];
};

/** Floor coordinates to the sheet: u to the right, v away from the viewer, in units of the near edge. */
const groundOf = ({ width, height }: Sketch, top: number, eye: Eye): Ground => {
  const horizon = eye.y ?? top - (height - top) * 1.25;
  const centre = eye.x ?? width / 2;
  const distance = 900;
  return {
    top,
    horizon,
    depth: distance * ((height - horizon) / (top - horizon) - 1),
    at: (u, v) => {
      const s = distance / (distance + v);
      return [centre + u * s, horizon + (height - horizon) * s];
    },
  };
};

const quad = (ground: Ground, u1: number, v1: number, u2: number, v2: number) => {
  const [ax, ay] = ground.at(u1, v1);
  const [bx, by] = ground.at(u2, v1);
  const [cx, cy] = ground.at(u2, v2);
  const [ex, ey] = ground.at(u1, v2);
  return d`M${ax} ${ay}L${bx} ${by}L${cx} ${cy}L${ex} ${ey}Z`;
};

const terrazzo = ({ random, palette }: Sketch, ground: Ground): string => {
  const colours: Colour[] = [
    palette.accent,
    palette.accent2,
    palette.wood,
    palette.cloth,
    palette.dado,
    shade(palette.floor, 0.3),
  ];
  const chips = colours.map(() => '');
  for (let i = 0; i < 300; i++) {
    const [x, y] = ground.at(random.between(-1150, 1150), random.between(-20, ground.depth));
    const size = random.between(3, 12) * ((y - ground.horizon) / (ground.top - ground.horizon)) * 0.62;
    const corners = random.int(4, 6);
    const turn = random.between(0, 6);
    let data = '';
    for (let k = 0; k < corners; k++) {
      const a = turn + (k / corners) * Math.PI * 2;
      const r = size * random.between(0.6, 1.15);
      data += d`${k === 0 ? 'M' : 'L'}${x + Math.cos(a) * r} ${y + Math.sin(a) * r * 0.42}`;
    }
    chips[i % colours.length] += `${data}Z`;
  }
  return chips.map((data, i) => path(data, colours[i] ?? palette.wood, 0.55)).join('');
};

const planks = ({ random, palette }: Sketch, ground: Ground): string => {
  const base = mix(palette.wood, palette.floor, 0.45);
  let content = '';
  for (let u = -1300; u < 1300; u += 105) {
    let v = -random.between(0, 260);
    while (v < ground.depth) {
      const end = Math.min(ground.depth, v + random.between(240, 420));
      const tone = random.chance(0.5)
        ? shade(base, random.between(0, 0.12))
        : tint(base, random.between(0, 0.14));
      content += path(quad(ground, u, Math.max(v, -30), u + 103, end - 3), tone);
      v = end;
    }
  }
  return content;
};

const checker = ({ palette }: Sketch, ground: Ground): string => {
  const size = 150;
  let dark = '';
  for (let row = -1; row * size < ground.depth; row++) {
    for (let column = -9; column < 9; column++) {
      if ((row + column) % 2 === 0) continue;
      dark += quad(
        ground,
        column * size,
        Math.max(row * size, -30),
        (column + 1) * size,
        Math.min((row + 1) * size, ground.depth),
      );
    }
  }
  return path(dark, mix(palette.dado, palette.floor, 0.38), 0.85);
};

const stone = ({ palette }: Sketch, ground: Ground): string => {
  let joints = '';
  for (let u = -1400; u <= 1400; u += 280) {
    const [ax, ay] = ground.at(u, -30);
    const [bx, by] = ground.at(u, ground.depth);
    joints += d`M${ax} ${ay}L${bx} ${by}`;
  }
  for (let v = 60; v < ground.depth; v += 280) {
    const [ax, y] = ground.at(-1500, v);
    const [bx] = ground.at(1500, v);
    joints += d`M${ax} ${y}L${bx} ${y}`;
  }
  return el('path', {
    d: joints,
    fill: 'none',
    stroke: shade(palette.floor, 0.28),
    'stroke-width': 1.6,
    opacity: 0.4,
  });
};

const laid = { terrazzo, planks, checker, stone };

/** The floor from `top` (where it meets the wall) down to the lower edge, in perspective and softly polished. */
export const floor = (sketch: Sketch, top: number, kind: FloorKind, eye: Eye = {}): string => {
  const { width, height, palette, defs } = sketch;
  const base = palette.dusk ? shade(palette.floor, 0.18) : palette.floor;
  const depth = height - top;
  const clip = defs.clip(el('rect', { x: 0, y: top, width, height: depth }));
  const sheen = defs.down(
    [0, palette.light, palette.dusk ? 0.1 : 0.4],
    [0.5, palette.light, 0.05],
    [1, '#2b1519', 0.16],
  );
  const corner = defs.down([0, '#2b1519', 0.34], [1, '#2b1519', 0]);
  return group(
    [
      box(0, top, width, depth, defs.down([0, shade(base, 0.06)], [1, tint(base, 0.1)])),
      laid[kind](sketch, groundOf(sketch, top, eye)),
      box(0, top, width, depth, sheen),
      box(0, top, width, 26, corner),
    ],
    { 'clip-path': clip },
  );
};
