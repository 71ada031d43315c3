import { compositionFor, covers } from './compositions.ts';
import { choose, paletteFor } from './seed.ts';
import { serviceScenes } from './service/scenes.ts';

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);

it('twelve neighbours wear twelve palettes and stand in eleven arrangements', () => {
  for (const from of [1, 40, 99]) {
    const seeds = numbers(from, 12).map((n) => `salon-${n}`);
    expect(new Set(seeds.map((seed) => paletteFor('cover', seed).name)).size).toBe(12);
    expect(new Set(seeds.map((seed) => compositionFor('cover', seed))).size).toBe(11);
  }
});

it('arrangement and palette together repeat only after 132 covers', () => {
  const pairs = numbers(0, 132).map(
    (n) => `${choose(covers, `s-${n}`).name}/${paletteFor('cover', `s-${n}`).name}`,
  );
  expect(new Set(pairs).size).toBe(132);
});

it('gallery and work pictures of a place wear the colours of its cover', () => {
  for (const place of ['salon-12', 'salon-7', 'pearl-house']) {
    const own = paletteFor('cover', place);
    for (const n of numbers(1, 6)) {
      expect(paletteFor('gallery', `${place}-${n}`)).toBe(own);
      expect(paletteFor('work', `${place}-${n}`)).toBe(own);
    }
  }
});

it('the first six details of a place are six different things', () => {
  for (const kind of ['gallery', 'work'] as const)
    expect(new Set(numbers(1, 6).map((n) => compositionFor(kind, `salon-12-${n}`))).size).toBe(6);
});

it('a service shows its own category', () => {
  for (const [category, scenes] of Object.entries(serviceScenes))
    for (const n of numbers(1, 5)) expect(scenes).toContain(compositionFor('service', `${category}-${n}`));
});
