import { mix, shade, tint } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { stroke } from '../drawing/svg.ts';
import type { HairColour } from '../people/complexion.ts';

/** Hair in two parts: what lies behind the face and what falls before it. The face's middle is at (0, 0). */
export type Hairdo = { behind: string; before: string };

export type Draw = (sketch: Sketch, hair: HairColour) => Hairdo;

export const gloss = ({ defs }: Sketch, hair: HairColour) =>
  defs.radial(
    [0.36, 0.16, 0.95],
    [0, tint(mix(hair.root, hair.end, 0.35), 0.16)],
    [0.45, hair.root],
    [1, shade(hair.root, 0.4)],
  );

export const ends = ({ defs }: Sketch, hair: HairColour) =>
  defs.down([0, hair.root], [0.5, mix(hair.root, hair.end, 0.5)], [1, hair.end]);

export const combing = (hair: HairColour, lines: readonly string[]) =>
  lines
    .map((line, i) => stroke(line, i % 2 ? tint(hair.end, 0.25) : shade(hair.root, 0.4), 3, 0.36))
    .join('');

export const centreParted =
  'M0 -214C-80 -204 -128 -150 -136 -20C-152 -60 -160 -120 -140 -170C-110 -236 -50 -250 0 -246C50 -250 110 -236 140 -170C160 -120 152 -60 136 -20C128 -150 80 -204 0 -214Z';
