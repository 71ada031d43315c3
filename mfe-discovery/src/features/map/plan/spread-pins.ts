import type { MapPoint } from '../city/projection.ts';

/** Something that pins avoid, in pixels. */
export interface Obstacle extends MapPoint {
  readonly radius: number;
}

/** Between the centres of two pins, in pixels. */
const APART = 44;
const PIN_RADIUS = 19;
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
}

const pushApart = (head: Head, from: MapPoint, apart: number, share: number, index: number): number => {
  const [dx, dy] = [head.x - from.x, head.y - from.y];
  const distance = Math.hypot(dx, dy);
  if (distance >= apart) return 0;
  const [ux, uy] =
    distance > 0.01
      ? [dx / distance, dy / distance]
      : [Math.cos(index * GOLDEN_ANGLE), Math.sin(index * GOLDEN_ANGLE)];
  const by = (apart - distance) * share;
  head.x += ux * by;
  head.y += uy * by;
  return by;
};

/**
 * The positions of pins' heads, from their points, so that none covers another or an obstacle: every pin can be seen
 * and pressed, however many share a place. The same input gives the same result.
 */
export const spreadPins = (
  points: readonly MapPoint[],
  obstacles: readonly Obstacle[],
): readonly MapPoint[] => {
  const heads: Head[] = points.map(({ x, y }) => ({ x, y: y - LIFT }));
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
          moved += pushApart(head, { ...neighbour }, APART, 0.5, index);
          moved += pushApart(neighbour, { ...head }, APART, 1, other);
        }
      for (const obstacle of obstacles)
        moved += pushApart(head, obstacle, obstacle.radius + PIN_RADIUS, 0.8, index);
    }
    if (round >= ROUNDS / 2 && moved < 0.5) break;
  }
  return heads.map((head, index) => {
    const point = points[index] ?? head;
    return { x: head.x - point.x, y: head.y - point.y };
  });
};
