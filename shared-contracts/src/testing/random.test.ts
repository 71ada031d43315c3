import { randomOf } from './random.ts';

const DRAWS = 20_000;
const drawsOf = <Draw>(draw: () => Draw): Draw[] => Array.from({ length: DRAWS }, draw);

test('the same seed gives the same chance, and another one another', () => {
  const draws = (seed: number) => {
    const random = randomOf(seed);
    return Array.from({ length: 50 }, () => random.next());
  };
  expect(draws(7)).toEqual(draws(7));
  expect(draws(7).filter((draw) => draws(8).includes(draw))).toEqual([]);
});

test('numbers are mulberry32, as published', () => {
  const random = randomOf(0);
  expect([random.next(), random.next(), random.next()].map((draw) => draw * 2 ** 32)).toEqual([
    1_144_304_738, 1_416_247, 958_946_056,
  ]);
});

test('every number of a range comes about as often as any other, and none from outside', () => {
  const random = randomOf(1);
  for (const draws of [drawsOf(() => random.below(10)), drawsOf(() => random.between(-4, 5) + 4)]) {
    for (let no = 0; no < 10; no += 1) {
      const share = draws.filter((draw) => draw === no).length / DRAWS;
      expect(share).toBeGreaterThan(0.08);
      expect(share).toBeLessThan(0.12);
    }
    expect(draws.filter((draw) => draw < 0 || draw > 9)).toEqual([]);
  }
});

test('a probability is how often it is true', () => {
  const random = randomOf(2);
  const share = (probability: number) => drawsOf(() => random.chance(probability)).filter(Boolean).length;
  expect([share(0), share(1)]).toEqual([0, DRAWS]);
  expect(share(0.25) / DRAWS).toBeCloseTo(0.25, 1);
});

test('each item may be picked; of none there is nothing to pick', () => {
  const random = randomOf(3);
  expect(new Set(drawsOf(() => random.pick(['a', undefined, 'c'])))).toEqual(new Set(['a', undefined, 'c']));
  expect(() => random.pick([])).toThrow('There is nothing to pick from.');
});

test('a new order holds the same items and each of them first about as often', () => {
  const random = randomOf(4);
  const items = ['a', 'b', 'c', 'd'];
  const orders = drawsOf(() => random.shuffled(items));
  expect(orders.filter((order) => order.toSorted().join() !== 'a,b,c,d')).toEqual([]);
  for (const item of items)
    expect(orders.filter(([first]) => first === item).length / DRAWS).toBeCloseTo(0.25, 1);
  expect(items).toEqual(['a', 'b', 'c', 'd']);
});

test('some are none, all that may be, or any number between', () => {
  const random = randomOf(5);
  expect(new Set(drawsOf(() => random.some(3, (no) => no).length))).toEqual(new Set([0, 1, 2, 3]));
});
