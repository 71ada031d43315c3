import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE, type CatalogueEntry, entryOf, FOLDER, filesOf, VERSION } from './catalogue.ts';
import { ILLUSTRATIONS } from './set/set.ts';

const BUDGET_BYTES = 15_000_000;
const REPOSITORY = path.resolve(FOLDER, '../..');
const { version, illustrations }: { version: string; illustrations: CatalogueEntry[] } = JSON.parse(
  readFileSync(CATALOGUE, 'utf8'),
);
const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll('\\', '/'));
const files = below(FOLDER).filter((file) => file !== 'catalogue.json');

test('the catalogue is what the set would write', () => {
  expect(version).toBe(VERSION);
  const written = ILLUSTRATIONS.map((illustration, at) =>
    entryOf(illustration, illustrations[at]?.placeholder ?? ''),
  );
  expect(illustrations).toEqual(JSON.parse(JSON.stringify(written)));
});

test('each illustration has each of its files, and there is no other file', () => {
  expect(files.sort()).toEqual(illustrations.flatMap(filesOf).sort());
});

test('ids are unique and fit into an address', () => {
  expect(new Set(illustrations.map(({ id }) => id)).size).toBe(illustrations.length);
  for (const { id } of illustrations) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
});

test('all files together stay within the budget, and none is empty', () => {
  const sizes = files.map((file) => statSync(path.join(FOLDER, file)).size);
  expect(Math.min(...sizes)).toBeGreaterThan(500);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET_BYTES);
});

test('a placeholder is small, and every alt text is a sentence without its stop', () => {
  for (const { placeholder, alt } of illustrations) {
    expect(placeholder).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
    expect(placeholder.length).toBeLessThan(200);
    expect(alt).toMatch(/^[A-Z].*[^.]$/);
  }
});

const suiting = (kind: string, word: string) =>
  illustrations.filter((one) => one.kind === kind && one.suits.includes(word)).length;

test.each(['house', 'hair', 'barber', 'beauty', 'spa', 'nails', 'makeup', 'other'])(
  'a salon of the kind %s has enough to choose from',
  (kind) => {
    expect(suiting('room', kind)).toBeGreaterThanOrEqual(15);
    expect(suiting('detail', kind)).toBeGreaterThanOrEqual(9);
  },
);

test.each(['hair-care', 'skin-care', 'nail-care', 'makeup', 'massage', 'spa-treatment', 'other'])(
  'a service of the category %s has enough to choose from',
  (category) => expect(suiting('service', category)).toBeGreaterThanOrEqual(4),
);

test('a team has different faces, and there is a face for nobody', () => {
  expect(suiting('portrait', 'woman')).toBeGreaterThanOrEqual(12);
  expect(suiting('portrait', 'man')).toBeGreaterThanOrEqual(12);
  expect(suiting('portrait', 'other')).toBeGreaterThanOrEqual(3);
});

/** Addresses and ids of illustrations that the site's own pages name. */
const FIXED = /\/api\/pictures\/(\w+)\/([\w-]+)\.|housePicture\('([\w-]+)'|portrait: '([\w-]+)'/g;

test('each illustration that the site names by itself is in the set', () => {
  const sources = ['mfe-discovery/src/pages', 'registry/src/site/head'].flatMap((folder) =>
    below(path.join(REPOSITORY, folder))
      .filter((file) => !/\.i?test\./.test(file))
      .map((file) => readFileSync(path.join(REPOSITORY, folder, file), 'utf8')),
  );
  const named = sources.flatMap((text) => [...text.matchAll(FIXED)]);
  expect(named.length).toBeGreaterThanOrEqual(14);
  const ids = new Set(illustrations.map(({ id }) => id));
  for (const [text, addressed = VERSION, ...found] of named)
    expect([text, addressed, found.some((id) => id !== undefined && ids.has(id))]).toEqual([
      text,
      VERSION,
      true,
    ]);
  const house = readFileSync(
    path.join(REPOSITORY, 'mfe-discovery/src/features/house-pictures/house-picture.ts'),
    'utf8',
  );
  expect(house).toContain(`/api/pictures/${VERSION}/`);
});
