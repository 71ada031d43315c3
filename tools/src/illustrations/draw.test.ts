import { createHash } from 'node:crypto';
import { VERSION } from './catalogue.ts';
import { draw } from './draw.ts';
import { SHEETS } from './illustration.ts';
import { ILLUSTRATIONS } from './set/set.ts';

/** Drawing takes longer than looking: what several tests look at is drawn once. */
const drawings = ILLUSTRATIONS.map((illustration) => ({ ...illustration, svg: draw(illustration) }));

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

test('an illustration is the same text each time', () => {
  for (const { svg, ...illustration } of drawings.filter((_, at) => at % 10 === 0))
    expect(draw(illustration)).toBe(svg);
});

test('it is well-formed SVG of shapes only: no text, no script, no link, no undefined number', () => {
  for (const { id, kind, svg } of drawings) {
    expect([id, [...elementsOf(svg)].filter((name) => !shapes.has(name))]).toEqual([id, []]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|href|\bon\w+=/);
    expect(svg).toContain(`viewBox="0 0 ${SHEETS[kind].width} ${SHEETS[kind].height}"`);
  }
});

test('it refers only to paints that it defines', () => {
  for (const { svg } of drawings) {
    const defined = new Set(Array.from(svg.matchAll(/ id="(\w+)"/g), ([, id]) => id));
    const used = Array.from(svg.matchAll(/url\(#(\w+)\)/g), ([, id]) => id);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
  }
});

test('no two are equal', () => {
  expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(drawings.length);
});

/**
 * Browsers keep pictures for a year under their address. If this fails the drawings have changed: give `VERSION` its next
 * number, run `npm run illustrations -w tools` and write the new digest here.
 */
test('the drawings of this version are the ones that browsers hold', () => {
  const digest = createHash('sha256')
    .update(drawings.map(({ id, svg }) => id + svg).join(''))
    .digest('hex');
  expect({ version: VERSION, digest }).toEqual({
    version: 'v2',
    digest: 'ca1f2e9befb165062ff84515aa449d2d0606fa333c298769927b0ea852a007ea',
  });
});
