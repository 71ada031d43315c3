import { knownCohort, newCohort, takesPart } from './cohort.ts';

const cohorts = Array.from({ length: 10_000 }, (_, index) => `cohort-${index}`);
const among = (percent: number, salt = 'autumn') =>
  new Set(cohorts.filter((cohort) => takesPart(cohort, { salt, percent })));

test('ten percent are within nine and eleven of a hundred, for every salt', () => {
  for (const salt of ['autumn', 'winter', '', '7f3a']) {
    const share = (among(10, salt).size / cohorts.length) * 100;
    expect(share).toBeGreaterThan(9);
    expect(share).toBeLessThan(11);
  }
});

test('zero percent are nobody, and a hundred are everybody', () => {
  expect(among(0).size).toBe(0);
  expect(among(100).size).toBe(cohorts.length);
});

test('a share of less than one percent is kept too', () => {
  const { size } = among(0.5);
  expect(size).toBeGreaterThan(25);
  expect(size).toBeLessThan(75);
});

test('nobody leaves a canary that grows', () => {
  const shares = [1, 5, 10, 25, 50, 99.9, 100].map((percent) => among(percent));
  for (const [index, smaller] of shares.entries()) {
    const larger = shares[index + 1];
    if (larger) expect([...smaller].filter((cohort) => !larger.has(cohort))).toEqual([]);
  }
});

test('the same cohort meets the same canary the same way, and another canary by another draw', () => {
  expect([...among(10)].join()).toBe([...among(10)].join());
  const inWinter = among(10, 'winter');
  const both = [...among(10, 'autumn')].filter((cohort) => inWinter.has(cohort));
  expect(both.length).toBeLessThan(200);
});

test('a cohort is made anew for each browser, and nothing else is taken for one', () => {
  expect(newCohort()).not.toBe(newCohort());
  expect(knownCohort(newCohort())).toBeDefined();
  for (const said of [undefined, '', 'short', 'a b c d e f g h', 'x'.repeat(65)])
    expect(knownCohort(said)).toBeUndefined();
});
