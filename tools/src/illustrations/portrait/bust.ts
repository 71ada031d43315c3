import { mix, shade } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { at, d, el, group, oval, path, stroke } from '../drawing/svg.ts';
import { naturalHair, pickSkin, salonHair } from '../people/complexion.ts';
import { face, faceOutline } from '../people/face.ts';
import { jhumka } from '../people/ornaments.ts';
import { dressed } from './clothes.ts';
import { turbanned } from './covered-head.ts';
import { ground } from './ground.ts';
import { manHair } from './man-hair.ts';
import { womanHair } from './woman-hair.ts';

const glasses = (colour: string) =>
  group([
    el('rect', {
      x: -112,
      y: -50,
      width: 92,
      height: 76,
      rx: 34,
      fill: '#ffffff',
      'fill-opacity': 0.12,
      stroke: colour,
      'stroke-width': 7,
    }),
    el('rect', {
      x: 20,
      y: -50,
      width: 92,
      height: 76,
      rx: 34,
      fill: '#ffffff',
      'fill-opacity': 0.12,
      stroke: colour,
      'stroke-width': 7,
    }),
    stroke('M-20 -18Q0 -30 20 -18M-112 -24L-140 -32M112 -24L140 -32', colour, 6),
  ]);

const beard = (sketch: Sketch, root: ReturnType<typeof naturalHair>['root'], full: boolean): string => {
  const { defs } = sketch;
  const clip = defs.clip(el('path', { d: faceOutline(true) }));
  const chin =
    'M-146 0C-140 40 -128 70 -104 84C-70 96 -66 96 -50 92C-30 84 30 84 50 92C66 96 70 96 104 84C128 70 140 40 146 0V230H-146ZM-52 114C-40 152 40 152 52 114C30 100 -30 100 -52 114Z';
  const fuzz = el('path', {
    d: chin,
    fill: defs.down([0, root, full ? 0.2 : 0], [0.25, root, full ? 0.96 : 0.34], [1, root, full ? 1 : 0.42]),
    'fill-rule': 'evenodd',
  });
  const below = full
    ? path(
        'M-112 130C-104 210 -50 248 0 248C50 248 104 210 112 130C80 190 40 206 0 206C-40 206 -80 190 -112 130Z',
        shade(root, 0.1),
      )
    : '';
  return (
    below +
    group(fuzz, { 'clip-path': clip }) +
    (full ? '' : path(d`M-50 98C-30 84 30 84 50 98C30 96 14 98 0 102C-14 98 -30 96 -50 98Z`, root, 0.75))
  );
};

/** A friendly person from the chest up; `man` decides hair, clothes and build. */
export const bust = (sketch: Sketch, man: boolean): string[] => {
  const { random, palette } = sketch;
  const skin = pickSkin(random);
  const hair = man || random.chance(0.6) ? naturalHair(random) : salonHair(random);
  const sikh = man && random.chance(0.16);
  const hairdo = (sikh ? turbanned : random.pick(man ? manHair : womanHair))(sketch, hair);
  const cloth = random.pick([
    palette.seat,
    palette.accent,
    palette.accent2,
    mix(palette.dado, palette.seat, 0.4),
  ]);
  const clothes = random.pick(
    man
      ? (['shirt', 'bandhgala', 'apron', 'blazer', 'kurta'] as const)
      : (['saree', 'kurta', 'blazer', 'apron', 'saree'] as const),
  );
  const lips = mix(random.pick(['#b04a4e', '#b85a4a', '#a23f55']), skin, 0.3);
  const extras = [
    random.chance(0.24) ? glasses(random.pick([shade(palette.seat, 0.5), palette.metal])) : '',
    !man && random.chance(0.4) ? oval(0, -84, 7, 7, lips) : '',
  ];
  const earrings =
    !man && random.chance(0.7) ? [-152, 152].map((x) => at(x, 44, jhumka(sketch, lips), 0.72)) : [];
  const beardLook = sikh
    ? 'full'
    : man
      ? random.pick(['none', 'stubble', 'full', 'stubble', 'full'])
      : 'none';
  const place = (content: string) => at(500, 436, content, 1.18);
  return [
    ground(sketch),
    place(hairdo.behind),
    dressed(sketch, skin, clothes, cloth, man),
    place(
      [
        face(sketch, { skin, brow: shade(hair.root, 0.1), lips, man }),
        beardLook === 'none' ? '' : beard(sketch, hair.root, beardLook === 'full'),
        ...extras,
        ...earrings,
        hairdo.before,
      ].join(''),
    ),
  ];
};
