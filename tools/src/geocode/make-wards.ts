import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

export const WARDS_DATA = 'provider-api/src/areas/marketplace/places/wards.json';
const SOURCE = path.join(import.meta.dirname, '../map/source/hyderabad-wards.geojson');

const point = z.tuple([z.number(), z.number()]);
type Point = z.output<typeof point>;
const wardsSchema = z.object({
  attribution: z.string(),
  license: z.string(),
  features: z.array(
    z.object({
      properties: z.object({ name: z.string(), zone: z.string() }),
      geometry: z.object({ coordinates: z.array(z.array(z.array(point))) }),
    }),
  ),
});

/** A ring ends at its first point (RFC 7946, section 3.1.6); some of the source's end a few centimetres away. */
const closed = (ring: readonly Point[]): readonly Point[] => {
  const [first, last] = [ring[0], ring.at(-1)];
  const isClosed = first?.[0] === last?.[0] && first?.[1] === last?.[1];
  return isClosed || !first ? ring : [...ring, first];
};

/**
 * Writes the borders of Hyderabad's wards for the API, which looks up the ward of a point: one ward per line, the same
 * output from the same source on every machine. The output is a derived database under ODbL 1.0.
 */
export const makeWards = async (root: string): Promise<void> => {
  const { attribution, license, features } = wardsSchema.parse(JSON.parse(await readFile(SOURCE, 'utf8')));
  const lines = features.map(({ properties: { name, zone }, geometry: { coordinates } }) =>
    JSON.stringify({ name, zone, coordinates: coordinates.map((rings) => rings.map(closed)) }),
  );
  const head = `"attribution":${JSON.stringify(attribution)},"license":${JSON.stringify(license)}`;
  await writeFile(path.join(root, WARDS_DATA), `{${head},"wards":[\n${lines.join(',\n')}\n]}\n`);
};
