import { shade, tint } from '../../drawing/colour.ts';
import { contactShadow } from '../../drawing/shadow.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { box, d, group, oval, path, stroke } from '../../drawing/svg.ts';

export type ChairKind = 'tub' | 'channel' | 'wing';

const backs: Record<ChairKind, string> = {
  tub: 'M-78 -118C-92 -170 -96 -232 -84 -262C-72 -292 -40 -304 0 -304C40 -304 72 -292 84 -262C96 -232 92 -170 78 -118C50 -108 -50 -108 -78 -118Z',
  channel:
    'M-70 -116C-76 -180 -82 -240 -78 -284C-75 -318 -48 -336 0 -336C48 -336 75 -318 78 -284C82 -240 76 -180 70 -116C40 -108 -40 -108 -70 -116Z',
  wing: 'M-66 -116C-74 -160 -70 -196 -84 -226C-94 -252 -84 -282 -60 -292C-30 -302 30 -302 60 -292C84 -282 94 -252 84 -226C70 -196 74 -160 66 -116C40 -108 -40 -108 -66 -116Z',
};

const stand = ({ palette, defs }: Sketch): string => {
  const metal = palette.metal;
  return [
    oval(0, -3, 74, 17, shade(metal, 0.45)),
    oval(
      0,
      -9,
      74,
      16,
      defs.slant([0, 0, 1, 0.4], [0, tint(metal, 0.55)], [0.5, metal], [1, shade(metal, 0.35)]),
    ),
    oval(0, -14, 26, 6, shade(metal, 0.2)),
    box(-10, -100, 20, 88, defs.round(metal, 1.2)),
    box(-14, -100, 28, 30, defs.round(shade(metal, 0.3)), { r: 3 }),
  ].join('');
};

const arm = ({ palette, defs }: Sketch, side: 1 | -1): string => {
  const skin = defs.slant(
    [0, 0, 1, 1],
    [0, tint(palette.seat, 0.24)],
    [0.5, palette.seat],
    [1, shade(palette.seat, 0.35)],
  );
  const s = side;
  return group([
    stroke(d`M${s * 92} -196C${s * 104} -150 ${s * 98} -118 ${s * 70} -102`, palette.metal, 7),
    path(
      d`M${s * 76} -214C${s * 96} -222 ${s * 112} -214 ${s * 110} -200C${s * 108} -188 ${s * 92} -186 ${s * 76} -190Z`,
      skin,
    ),
  ]);
};

/** A hydraulic styling chair from behind, standing on (0, 0), about 200 wide and 320 tall. */
export const chair = (sketch: Sketch, kind: ChairKind): string => {
  const { palette, defs } = sketch;
  const seat = palette.seat;
  const back = backs[kind];
  const leather = defs.slant(
    [0, 0.1, 1, 0.5],
    [0, shade(seat, 0.1)],
    [0.25, tint(seat, 0.2)],
    [0.6, seat],
    [1, shade(seat, 0.38)],
  );
  const seams =
    kind === 'channel'
      ? [-48, -24, 0, 24, 48].map((x) =>
          stroke(
            d`M${x * 0.9} -116C${x} -190 ${x * 1.05} -260 ${x} ${-330 + Math.abs(x) * 0.3}`,
            shade(seat, 0.4),
            2.5,
            0.5,
          ),
        )
      : [
          stroke('M-58 -150C-30 -142 30 -142 58 -150', shade(seat, 0.4), 2.5, 0.5),
          ...(kind === 'tub' ? [stroke('M0 -146V-300', shade(seat, 0.4), 2, 0.35)] : []),
        ];
  return [
    contactShadow(sketch, 14, 0, 130, 26),
    stand(sketch),
    path('M-84 -128C-86 -100 -70 -92 0 -92C70 -92 86 -100 84 -128Z', defs.round(shade(seat, 0.3))),
    arm(sketch, -1),
    arm(sketch, 1),
    path(back, leather),
    ...seams,
    group(
      path(
        back,
        defs.down([0, '#fff3df', 0.26], [0.25, '#fff3df', 0], [0.6, '#2b1519', 0], [1, '#2b1519', 0.32]),
      ),
    ),
  ].join('');
};
