import { testSeed } from './test-seed.ts';

test('the seed is the one that is given, and the test says it', () => {
  const told: string[] = [];
  expect(testSeed({ diagnostic: (message) => told.push(message) }, { SEED: '1234' })).toBe(1234);
  expect(told).toEqual(['SEED=1234']);
});

test('without one it is another each time', () => {
  const seeds = Array.from({ length: 5 }, () => testSeed(undefined, {}));
  expect(new Set(seeds).size).toBe(5);
  for (const seed of seeds) expect(Number.isSafeInteger(seed) && seed >= 0).toBe(true);
});

test.each(['many salons', '1.5', '', 'NaN'])("a seed that is no whole number ends the run: '%s'", (given) => {
  expect(() => testSeed(undefined, { SEED: given })).toThrow(`SEED is '${given}': write a whole number.`);
});
