import { mix, tint } from '../drawing/colour.ts';
import { glow } from '../drawing/shadow.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, box, oval } from '../drawing/svg.ts';
import { drape } from '../objects/building/curtain.ts';
import { floor } from '../objects/building/floor.ts';
import { pendant } from '../objects/building/pendant.ts';
import { wall } from '../objects/building/wall.ts';
import { vanityTable } from '../objects/furniture/desk.ts';
import { rug, sconce } from '../objects/furniture/furniture.ts';
import { mirror } from '../objects/furniture/mirror.ts';
import { pouf } from '../objects/furniture/seating.ts';
import { bouquet } from '../objects/greenery/bouquet.ts';
import { garland } from '../objects/greenery/marigold.ts';
import { sunPanes } from '../objects/greenery/sunlight.ts';
import { bottleRow } from '../objects/tools/bottle.ts';
import { pickStyle, somePlant } from './style.ts';

/** Bulbs around an upright arch or circle. */
const bulbs = (sketch: Sketch, cx: number, top: number, w: number, h: number, arch: boolean): string => {
  const r = w / 2 + 24;
  const spots: (readonly [number, number])[] = [];
  const turn = arch ? Math.PI : Math.PI * 2;
  const count = arch ? 11 : 20;
  for (let i = 0; i <= count; i++) {
    const a = Math.PI + (i / count) * turn;
    spots.push([cx + Math.cos(a) * r, top + w / 2 + Math.sin(a) * r]);
  }
  if (arch) for (let y = top + w / 2 + 52; y < top + h - 20; y += 52) spots.push([cx - r, y], [cx + r, y]);
  return spots
    .map(
      ([x, y]) =>
        glow(sketch, x, y, 46, 46, 0.7) +
        oval(
          x,
          y,
          11,
          11,
          sketch.defs.radial([0.45, 0.4, 0.6], [0, '#ffffff'], [0.6, '#fff4d6'], [1, '#efc98c']),
        ),
    )
    .join('');
};

/** The bride's corner: a great mirror ringed with bulbs, drapes tied aside, flowers on the table. */
export const vanity = (sketch: Sketch): string[] => {
  const { random, palette } = sketch;
  const style = pickStyle(random);
  const foot = 620;
  const arch = random.chance(0.6);
  const cx = random.pick([600, 520, 690]);
  const w = arch ? 300 : 350;
  const h = arch ? 400 : 350;
  const top = arch ? 92 : 112;
  const cloth = random.pick([palette.accent, palette.seat, palette.cloth]);
  return [
    wall(sketch, foot, random.pick(['panels', 'plaster', 'dado', 'arches'])),
    floor(sketch, foot, style.floor),
    palette.dusk ? '' : sunPanes(sketch, 40, 80, 300, 460),
    drape(sketch, -30, -10, 330, 430, 690, cloth, 1),
    drape(sketch, 1230, -10, 330, 430, 690, cloth, -1),
    random.chance(0.6)
      ? garland(sketch, 120, 26, 1080, 26, 60, 12) +
        garland(sketch, 120, 26, 600, 26, 26, 9) +
        garland(sketch, 600, 26, 1080, 26, 26, 9)
      : [
          '',
          at(250, 0, pendant(sketch, style.lamp, 110, 46)),
          at(960, 0, pendant(sketch, style.lamp, 110, 46)),
        ].join(''),
    at(cx - 280, 330, sconce(sketch), 1.05),
    at(cx + 250, 330, sconce(sketch), 1.05),
    rug(sketch, cx, 740, 860, 120, random.pick([palette.accent2, palette.accent, palette.dado])),
    at(cx, top, mirror(sketch, arch ? 'arch' : 'round', w, h, true)),
    bulbs(sketch, cx, top, w, h, arch),
    at(
      cx,
      716,
      vanityTable(
        sketch,
        560,
        random.pick([palette.cloth, mix(palette.wood, palette.cloth, 0.2), tint(palette.accent, 0.25)]),
      ),
      1.06,
    ),
    at(cx - 205, 514, bouquet(sketch, random.pick(['rose', 'marigold', 'pampas'])), 1.06),
    at(cx + 90, 514, bottleRow(sketch, 170, 0.72)),
    at(
      cx - 90,
      514,
      box(-50, -9, 100, 10, palette.metal, { r: 5 }) + at(-22, -9, bottleRow(sketch, 60, 0.5)),
    ),
    at(cx + 6, 766, pouf(sketch, 178, 118, palette.seat)),
    at(cx > 600 ? 250 : 985, 700, somePlant(sketch, ['palm', 'fig', 'olive', 'monstera']), 1.1),
  ];
};
