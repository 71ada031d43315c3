import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

export const WARDS_DATA = 'provider-api/src/geocode/wards.json';
const SOURCE = path.join(import.meta.dirname, '../map/source/hyderabad-wards.geojson');

const point = z.tuple([z.number(), z.number()]);
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

/**
 * Writes the borders of Hyderabad's wards for the API, which looks up the ward around a point: a ward on a line, the
 * same from the same source on every machine. What is written is a derived database under ODbL 1.0.
 */
export const makeWards = async (root: string): Promise<void> => {
  const { attribution, license, features } = wardsSchema.parse(JSON.parse(await readFile(SOURCE, 'utf8')));
  const lines = features.map(({ properties: { name, zone }, geometry: { coordinates } }) =>
    JSON.stringify({ name, zone, coordinates }),
  );
  const head = `"attribution":${JSON.stringify(attribution)},"license":${JSON.stringify(license)}`;
  await writeFile(path.join(root, WARDS_DATA), `{${head},"wards":[\n${lines.join(',\n')}\n]}\n`);
};
