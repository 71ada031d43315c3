import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import * as z from 'zod';
import type { GeoPoint } from './geocoder.ts';
import data from './wards.json' with { type: 'json' };

const position = z.tuple([z.number(), z.number()]);
/** Closes the ring if it is open: an open ring would end the search before all later wards. */
const ring = z.array(position).transform((points) => {
  const [first, last] = [points[0], points.at(-1)];
  return first && String(first) !== String(last) ? [...points, first] : points;
});
const wardsSchema = z.array(
  z.object({ name: z.string(), zone: z.string(), coordinates: z.array(z.array(ring)) }),
);

let wards: z.output<typeof wardsSchema> | undefined;

/** The ward of Hyderabad that a point lies in; undefined outside the city. */
export const wardAt = ({ latitude, longitude }: GeoPoint): string | undefined => {
  wards ??= wardsSchema.parse(data.wards);
  return wards.find(({ coordinates }) =>
    booleanPointInPolygon([longitude, latitude], { type: 'MultiPolygon', coordinates }),
  )?.name;
};
