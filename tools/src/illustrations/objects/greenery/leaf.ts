import { type Colour, shade, tint } from '../../drawing/colour.ts';
import { d, path, stroke } from '../../drawing/svg.ts';

export type LeafShape = {
  length: number;
  width: number;
  /** Sideways bend of the tip. */
  bend?: number;
};

type Point = readonly [x: number, y: number];

/** The points of a leaf: its tip, the middle of its rib and the two that pull each edge outwards. */
const bones = (x: number, y: number, angle: number, { length, width, bend = 0 }: LeafShape) => {
  const a = (angle * Math.PI) / 180;
  const along = (t: number, side: number): Point => {
    const forward = t * length;
    const out = side + bend * t * t;
    return [x + Math.sin(a) * forward + Math.cos(a) * out, y - Math.cos(a) * forward + Math.sin(a) * out];
  };
  const edge = (side: 1 | -1): readonly [Point, Point] => [
    along(0.28, side * width * 0.62),
    along(0.7, side * width * 0.56),
  ];
  return { tip: along(1, 0), rib: along(0.55, bend * -0.1), left: edge(-1), right: edge(1) };
};

/** A leaf's outline growing from (x, y) in the direction `angle` (degrees, 0 is up). */
export const leafOutline = (x: number, y: number, angle: number, shape: LeafShape): string => {
  const { tip, left, right } = bones(x, y, angle, shape);
  const [[ax, ay], [bx, by]] = left;
  const [[cx, cy], [ex, ey]] = right;
  return d`M${x} ${y}C${ax} ${ay} ${bx} ${by} ${tip[0]} ${tip[1]}C${ex} ${ey} ${cx} ${cy} ${x} ${y}Z`;
};

/** One leaf in two tones, with its rib. */
export const leaf = (x: number, y: number, angle: number, shape: LeafShape, colour: Colour): string => {
  const { tip, rib, left, right } = bones(x, y, angle, shape);
  const half = ([[ax, ay], [bx, by]]: readonly [Point, Point]) =>
    d`M${x} ${y}C${ax} ${ay} ${bx} ${by} ${tip[0]} ${tip[1]}Q${rib[0]} ${rib[1]} ${x} ${y}Z`;
  const line = d`M${x} ${y}Q${rib[0]} ${rib[1]} ${tip[0]} ${tip[1]}`;
  return [
    path(half(left), tint(colour, 0.16)),
    path(half(right), shade(colour, 0.16)),
    stroke(line, tint(colour, 0.38), Math.max(0.8, shape.width * 0.035), 0.6),
  ].join('');
};
