import { type Ward, wards } from './city.ts';
import type { MapPoint } from './projection.ts';

type Ring = readonly MapPoint[];

/** The rings of a ward's outline, corner by corner. */
const ringsOf = ({ path }: Ward): readonly Ring[] =>
  path
    .split('z')
    .filter((ring) => ring !== '')
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      const corners: MapPoint[] = [];
      let [x, y] = [0, 0];
      for (let at = 0; at < numbers.length; at += 2) {
        x += numbers[at] ?? 0;
        y += numbers[at + 1] ?? 0;
        corners.push({ x, y });
      }
      return corners;
    });

/** Whether a line from the point to the east crosses the ring an odd number of times. */
const isInside = (ring: Ring, { x, y }: MapPoint): boolean => {
  let inside = false;
  let before = ring[ring.length - 1];
  for (const corner of ring) {
    if (before && corner.y > y !== before.y > y) {
      const crossing = corner.x + ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y);
      if (x < crossing) inside = !inside;
    }
    before = corner;
  }
  return inside;
};

/** The ward that a point lies in; undefined outside the city's wards. Where simplified borders overlap, the first. */
export const wardAt = (point: MapPoint): Ward | undefined =>
  wards.find((ward) => ringsOf(ward).some((ring) => isInside(ring, point)));
