import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { project, projection } from './frame.ts';
import { MAP_DATA, makeMap } from './make-map.ts';
import { metroLines } from './metro-lines.ts';
import { linePath, ringPath } from './paths.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
let folder: string;
let made: Buffer;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sundara-map-'));
  await mkdir(path.dirname(path.join(folder, MAP_DATA)), { recursive: true });
  await makeMap(folder);
  made = await readFile(path.join(folder, MAP_DATA));
});
after(() => rm(folder, { recursive: true, force: true }));

test('made again, the data of the map is that of the repository, byte for byte', async () => {
  const kept = await readFile(path.join(repository, MAP_DATA));
  assert.ok(made.equals(kept), 'run npm run map -w @sundara/tools');
});

test('the data is under 25 KB on its way to a browser', () => {
  const { length } = brotliCompressSync(made);
  assert.ok(length < 25_000, `${length} bytes`);
});

test('who made the data stands in it, and its licence beside it', async () => {
  assert.match(String(made), /© OpenStreetMap contributors \(ODbL 1\.0\)/);
  assert.match(String(made), /Open Data Telangana, HMRL GTFS/);
  const licence = await readFile(path.join(repository, path.dirname(MAP_DATA), 'LICENCE.md'), 'utf8');
  assert.match(licence, /Open Database Licence 1\.0/);
});

test('a kilometre is a hundred units, to the east as to the south', () => {
  const [x, y] = project(78.47, 17.42);
  const [east] = project(78.47 + 1 / 106.2, 17.42);
  const [, south] = project(78.47, 17.42 - 1 / 110.66);
  assert.deepEqual([east - x, south - y], [100, 100]);
  assert.ok(x > 0 && x < projection.width && y > 0 && y < projection.height);
});

test('a path steps from point to point, without the steps that rounding made nothing of', () => {
  const at = (x: number, y: number) =>
    [78.24 + x / projection.perLongitude, 17.6 - y / projection.perLatitude] as const;
  assert.equal(ringPath([at(10, 10), at(20, 10), at(20.2, 10), at(20, 5), at(10, 10)]), 'M10 10l10 0 0-5z');
  assert.equal(ringPath([at(10, 10), at(10.1, 10), at(10, 10.2), at(10, 10)]), '');
  assert.equal(linePath([at(0, 0), at(3, 4)]), 'M0 0l3 4');
});

test('a list of stations without the end of a line makes no map', () => {
  assert.throws(() => metroLines([{ name: 'Miyapur', lat: 17, lng: 78 }]), /no L\. B\. Nagar/);
});
