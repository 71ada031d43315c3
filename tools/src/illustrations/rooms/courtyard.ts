import { mix, shade, tint } from '../drawing/colour.ts';
import { contactShadow } from '../drawing/shadow.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, box, d, el, group, path, stroke } from '../drawing/svg.ts';
import { cuspedOutline, jaaliOpening, surround } from '../objects/building/arcade.ts';
import { floor } from '../objects/building/floor.ts';
import { jaaliCast } from '../objects/building/jaali.ts';
import { pendant } from '../objects/building/pendant.ts';
import { wall } from '../objects/building/wall.ts';
import { sofa } from '../objects/furniture/seating.ts';
import { shrubs } from '../objects/greenery/garden.ts';
import { garland, urli } from '../objects/greenery/marigold.ts';
import { view } from '../objects/greenery/skyline.ts';
import { candle } from '../objects/tools/spa.ts';
import { somePlant } from './style.ts';

/** A swing seat on brass chains, its cushions towards us; (0, 0) is the floor under it. */
const jhoola = (sketch: Sketch, top: number): string => {
  const { palette, defs } = sketch;
  const chain = (x: number) =>
    stroke(d`M${x} ${top}V-128`, shade(palette.metal, 0.1), 4) +
    stroke(d`M${x} ${top}V-128`, tint(palette.metal, 0.5), 1.5, 0.7);
  const bolster = (x: number, c: typeof palette.seat) =>
    box(x - 44, -186, 88, 48, defs.down([0, tint(c, 0.3)], [0.5, c], [1, shade(c, 0.34)]), { r: 24 }) +
    box(x - 50, -178, 12, 32, palette.metal, { r: 6 });
  return [
    contactShadow(sketch, 0, 0, 250, 24, 0.34),
    chain(-216),
    chain(216),
    box(
      -230,
      -128,
      460,
      20,
      defs.down([0, tint(palette.wood, 0.25)], [0.5, palette.wood], [1, shade(palette.wood, 0.35)]),
      { r: 5 },
    ),
    box(-222, -152, 444, 26, defs.down([0, tint(palette.seat, 0.26)], [1, shade(palette.seat, 0.26)]), {
      r: 11,
    }),
    at(
      0,
      0,
      box(
        -70,
        -226,
        76,
        76,
        defs.slant([0, 0, 1, 1], [0, tint(palette.accent, 0.3)], [1, shade(palette.accent, 0.2)]),
        { r: 14 },
      ),
      1,
      -3,
    ),
    box(24, -222, 72, 72, defs.slant([0, 0, 1, 1], [0, '#ffffff'], [1, shade(palette.cloth, 0.16)]), {
      r: 14,
    }),
    bolster(-164, palette.accent2),
    bolster(166, palette.accent2),
  ].join('');
};

/** An arcade with a garden behind it and pierced screens beside: the spa as a small haveli. */
export const courtyard = (sketch: Sketch): string[] => {
  const { random, palette, defs } = sketch;
  const foot = 606;
  const lamp = random.pick(['lantern', 'cane', 'globe']);
  const kind = random.pick(['star', 'lattice', 'petal']);
  const open = cuspedOutline(600, 70, 400, foot);
  const sides = [200, 1000].map((x) => cuspedOutline(x, 150, 230, 540, 7));
  const green = palette.dusk ? shade(palette.leaf, 0.25) : mix(palette.leaf, palette.skyLow, 0.15);
  const cast = jaaliCast(defs, kind, 62, palette.light, 'matrix(1 0 1.1 0.42 0 0)');
  const patch = (x: number) => path(d`M${x} ${foot + 10}h210l190 170h-240Z`, cast, palette.dusk ? 0.22 : 0.6);
  return [
    wall(sketch, foot, 'plaster'),
    group([view(sketch, 400, 60, 400, foot - 60), shrubs(sketch, 400, foot - 60, 400, 110, green)], {
      'clip-path': defs.clip(el('path', { d: open })),
    }),
    surround(sketch, open, 22, palette.dusk ? mix(palette.trim, palette.wood, 0.2) : palette.trim),
    ...sides.map(
      (outline) =>
        jaaliOpening(sketch, outline, kind, 46) +
        surround(
          sketch,
          outline,
          15,
          palette.dusk ? mix(palette.trim, palette.wood, 0.2) : palette.trim,
          true,
        ),
    ),
    floor(sketch, foot, random.pick(['stone', 'checker', 'terrazzo'])),
    path(d`M430 ${foot}h340l250 194H470Z`, palette.light, palette.dusk ? 0.1 : 0.34),
    group([patch(110), patch(820)], { filter: defs.blur(2.4) }),
    random.chance(0.7) ? garland(sketch, 405, 250, 795, 250, 46, 10) : '',
    ...[326, 874].map((x) => at(x, 0, pendant(sketch, lamp, 96, 42))),
    at(66, 690, somePlant(sketch, ['palm', 'paddle', 'monstera']), 1.2),
    at(1140, 690, somePlant(sketch, ['palm', 'fig', 'olive']), 1.2),
    at(600, 706, random.chance(0.6) ? jhoola(sketch, -720) : sofa(sketch, 520, palette.seat)),
    at(300, 776, urli(sketch, 240)),
    ...[930, 980, 1016].map((x, i) => at(x, 764 + (i % 2) * 8, candle(sketch, 30, 44 + (i % 2) * 24))),
  ];
};
