import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { project, projection } from './frame.ts';
import { metroLines } from './metro-lines.ts';
import { linePath, ringPath } from './paths.ts';

export const MAP_DATA = 'mfe-discovery/src/features/map/city/data/city.data.ts';
const SOURCE = path.join(import.meta.dirname, 'source');

const point = z.tuple([z.number(), z.number()]);
const wardsSchema = z.object({
  attribution: z.string(),
  features: z.array(
    z.object({
      properties: z.object({ ward: z.int(), name: z.string(), zone: z.string() }),
      geometry: z.object({ coordinates: z.array(z.array(z.array(point))) }),
    }),
  ),
});
const placesSchema = z.object({
  attribution: z.string(),
  items: z.array(z.object({ name: z.string(), lat: z.number(), lng: z.number(), ward: z.int().optional() })),
});

const read = async <T>(file: string, schema: z.ZodType<T>): Promise<T> =>
  schema.parse(JSON.parse(await readFile(path.join(SOURCE, file), 'utf8')));

const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

/** An object with a line for each field, as the formatter leaves it. */
const objectOf = (fields: Readonly<Record<string, string | number>>): string =>
  `  {\n${Object.entries(fields)
    .map(([key, value]) => `    ${key}: ${value},\n`)
    .join('')}  },`;

const moduleOf = (exports: Readonly<Record<string, { readonly says: string; readonly value: string }>>) =>
  [
    '/**',
    ' * Made by `npm run map -w @sundara/tools`. A derived database under ODbL 1.0: LICENCE.md stands beside it.',
    ' * Lengths are in units of ten metres, from the north-western corner of the frame.',
    ' */',
    ...Object.entries(exports).flatMap(([name, { says, value }]) => [
      '',
      `/** ${says} */`,
      `export const ${name} =${value.startsWith("'") ? '\n  ' : ' '}${value} as const;`,
    ]),
    '',
  ].join('\n');

/** Writes the map's data; the same sources give the same output on every machine. */
export const makeMap = async (root: string): Promise<void> => {
  const wards = await read('hyderabad-wards.geojson', wardsSchema);
  const points = await read('hyderabad-ward-points.json', placesSchema);
  const metro = await read('hyderabad-metro-stations.json', placesSchema);
  const zones = [...new Set(wards.features.map(({ properties }) => properties.zone))].sort();

  const wardRows = wards.features.map(({ properties: { ward, name, zone }, geometry }) => {
    const inside = points.items.find((item) => item.ward === ward);
    if (!inside) throw new Error(`Ward ${ward}, ${name}, has no point for its label.`);
    const [x, y] = project(inside.lng, inside.lat);
    const outline = geometry.coordinates.flat().map(ringPath).join('');
    return objectOf({ name: quoted(name), x, y, zone: zones.indexOf(zone), path: quoted(outline) });
  });
  const stationRows = metro.items.map(
    ({ name, lat, lng }) => `  [${quoted(name)}, ${project(lng, lat).join(', ')}],`,
  );
  const lineRows = metroLines(metro.items).map(({ name, stations }) =>
    objectOf({ name: quoted(name), path: quoted(linePath(stations)) }),
  );
  const frame = Object.entries(projection).map(([key, value]) => `  ${key}: ${value},`);
  const lists = (rows: readonly string[]) => `[\n${rows.join('\n')}\n]`;

  await writeFile(
    path.join(root, MAP_DATA),
    moduleOf({
      FRAME: {
        says: 'The corner in degrees, units per degree, and the size in units.',
        value: `{\n${frame.join('\n')}\n}`,
      },
      WARDS: {
        says: 'Name, the point for its label, zone and outline as the path of an SVG.',
        value: lists(wardRows),
      },
      STATIONS: { says: 'Metro stations: name and point.', value: lists(stationRows) },
      METRO_LINES: { says: 'Each metro line from its first station to its last.', value: lists(lineRows) },
      WARDS_ATTRIBUTION: { says: 'To be shown wherever the wards are.', value: quoted(wards.attribution) },
      METRO_ATTRIBUTION: { says: 'To be shown wherever the stations are.', value: quoted(metro.attribution) },
    }),
  );
};
