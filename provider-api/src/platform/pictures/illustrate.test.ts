import { createHash } from 'node:crypto';
import { palettes } from './drawing/palettes.ts';
import { illustrate } from './illustrate.ts';
import { type PictureKind, pictureSheets, pictureVersion } from './picture-kinds.ts';

const kinds: readonly PictureKind[] = ['cover', 'gallery', 'work', 'service', 'portrait'];
const seeds = (count: number, name = 'salon') => Array.from({ length: count }, (_, i) => `${name}-${i + 1}`);
/** Drawing takes longer than looking: what several tests look at is drawn once. */
const drawings = new Map<string, string>();
const drawn = (kind: PictureKind, seed: string): string => {
  const drawing = drawings.get(`${kind} ${seed}`) ?? illustrate(kind, seed);
  drawings.set(`${kind} ${seed}`, drawing);
  return drawing;
};
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

const tag = /<(\/?)(\w+)((?:\s[\w:-]+="[^"<&]*")*)\s*(\/?)>/g;

/** The names of all elements; throws when tags do not nest or something is no tag. */
const elementsOf = (svg: string): Set<string> => {
  const open: string[] = [];
  const names = new Set<string>();
  for (const [, end, name = '', , empty] of svg.matchAll(tag)) {
    names.add(name);
    if (end && open.pop() !== name) throw new Error(`</${name}> closes something else`);
    if (!end && !empty) open.push(name);
  }
  const rest = svg.replace(tag, '');
  if (open.length > 0 || rest) throw new Error(`not well-formed: ${open.join(' ')} ${rest.slice(0, 80)}`);
  return names;
};

const shapes = new Set(
  'svg defs g path rect ellipse circle stop linearGradient radialGradient filter feGaussianBlur feDropShadow clipPath pattern'.split(
    ' ',
  ),
);

describe.each(kinds)('a %s picture', (kind) => {
  it('is the same text each time', () => {
    expect(illustrate(kind, 'salon-7')).toBe(illustrate(kind, 'salon-7'));
  });

  it('is well-formed SVG of shapes only: no text, no script, no link, no undefined number', () => {
    for (const seed of seeds(26)) {
      const svg = drawn(kind, seed);
      expect([...elementsOf(svg)].filter((name) => !shapes.has(name))).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|href|\bon\w+=/);
      expect(svg).toContain(`viewBox="0 0 ${pictureSheets[kind].width} ${pictureSheets[kind].height}"`);
    }
  });

  it('refers only to paints that it defines', () => {
    for (const seed of seeds(13)) {
      const svg = drawn(kind, seed);
      const defined = new Set(Array.from(svg.matchAll(/ id="(\w+)"/g), ([, id]) => id));
      const used = Array.from(svg.matchAll(/url\(#(\w+)\)/g), ([, id]) => id);
      expect(used.filter((id) => !defined.has(id))).toEqual([]);
    }
  });
});

it('no two of the first 60 covers are equal', () => {
  expect(new Set(seeds(60).map((seed) => drawn('cover', seed))).size).toBe(60);
});

it('seeds without numbers give different pictures too', () => {
  const names = ['pearl-house', 'gulmohar', 'neem-and-rose', 'the-comb', 'charminar-cuts', 'lotus-room'];
  expect(new Set(names.map((seed) => illustrate('cover', seed))).size).toBe(names.length);
});

it('markup in a seed never reaches the picture', () => {
  expect(illustrate('cover', '"><script>')).not.toContain('script');
});

/**
 * Pictures are cached for a year under their address. If this fails the drawings have changed: give
 * `pictureVersion` its next number and write the new digest here.
 */
it('the drawings of this version are the ones that browsers already hold', () => {
  const all = kinds.flatMap((kind) => seeds(15).map((seed) => drawn(kind, seed))).join('');
  expect({ version: pictureVersion, digest: digest(all) }).toEqual({
    version: 'v1',
    digest: 'b2e11b639846c3570e4969ce8ffec78f627871ad1602e29162f86e1b95fa6f9b',
  });
});

it('every palette is complete and named once', () => {
  expect(new Set(palettes.map(({ name }) => name)).size).toBe(palettes.length);
});
