import type { MapPoint } from '../city/projection.ts';

/** Something that pins avoid, in pixels. */
export interface Obstacle extends MapPoint {
  readonly radius: number;
}

/** A pin that is as wide as its text, in pixels. */
export interface WidePoint extends MapPoint {
  readonly width: number;
}

/** Between the centres of two pins, one above the other, in pixels: a target is as high. */
const APART = 44;
/** Between the ends of two pins, side by side, in pixels. */
const AIR = 6;
/** Half the height of a pin's head, in pixels. */
export const HALF_HEIGHT = 16;
/** A pin's head is this far above its point when nothing is in the way. */
export const LIFT = 26;
const ROUNDS = 120;
/** How strongly a head is pulled back to its place each round. */
const HOME = 0.04;
/** Heads at the same place separate in different directions: multiples of this angle. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

interface Head {
  x: number;
  y: number;
  readonly width: number;
}

/** Pushes a head out of an ellipse; returns by how much, in pixels. */
const pushApart = (head: Head, from: MapPoint, apart: MapPoint, share: number, index: number): number => {
  const [dx, dy] = [(head.x - from.x) / apart.x, (head.y - from.y) / apart.y];
  const distance = Math.hypot(dx, dy);
  if (distance >= 1) return 0;
  const [ux, uy] =
    distance > 0.001
      ? [dx / distance, dy / distance]
      : [Math.cos(index * GOLDEN_ANGLE), Math.sin(index * GOLDEN_ANGLE)];
  const by = { x: ux * (1 - distance) * share * apart.x, y: uy * (1 - distance) * share * apart.y };
  head.x += by.x;
  head.y += by.y;
  return Math.hypot(by.x, by.y);
};

const apartOf = (a: Head, b: Head): MapPoint => ({ x: (a.width + b.width) / 2 + AIR, y: APART });

/**
 * The positions of pins' heads, from their points, so that none covers another or an obstacle: every pin can be seen
 * and pressed, however many share a place. The same input gives the same result.
 */
export const spreadPins = (
  points: readonly WidePoint[],
  obstacles: readonly Obstacle[],
): readonly MapPoint[] => {
  const heads: Head[] = points.map(({ x, y, width }) => ({ x, y: y - LIFT, width }));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = 0;
    for (const [index, head] of heads.entries()) {
      const point = points[index] ?? head;
      // Pulled back in the first rounds only, so that the last ones end without overlaps.
      if (round < ROUNDS / 2) {
        head.x += (point.x - head.x) * HOME;
        head.y += (point.y - LIFT - head.y) * HOME;
      }
      for (const [other, neighbour] of heads.entries())
        if (other < index) {
          moved += pushApart(head, { ...neighbour }, apartOf(head, neighbour), 0.5, index);
          moved += pushApart(neighbour, { ...head }, apartOf(head, neighbour), 1, other);
        }
      for (const obstacle of obstacles) {
        const apart = { x: obstacle.radius + head.width / 2, y: obstacle.radius + HALF_HEIGHT };
        moved += pushApart(head, obstacle, apart, 0.8, index);
      }
    }
    if (round >= ROUNDS / 2 && moved < 0.5) break;
  }
  return heads.map((head, index) => {
    const point = points[index] ?? head;
    return { x: head.x - point.x, y: head.y - point.y };
  });
};
