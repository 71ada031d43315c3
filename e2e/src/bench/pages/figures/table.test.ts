import { isKept, type Measure } from './goals.ts';
import { tableOf } from './table.ts';

const MEASURE: Measure = {
  name: 'first content',
  unit: 'ms',
  federated: [100, 90, 200],
  monolith: [1_000, 1_000, 1_000],
};

test('a goal beside the monolith is judged by the ratio, another one by the median', () => {
  expect(isKept({ ...MEASURE, goal: { mostRatio: 0.1 } })).toBe(true);
  expect(isKept({ ...MEASURE, goal: { mostRatio: 0.09 } })).toBe(false);
  expect(isKept({ ...MEASURE, goal: { most: 100 } })).toBe(true);
  expect(isKept({ ...MEASURE, goal: { most: 99 } })).toBe(false);
  expect(isKept(MEASURE)).toBeUndefined();
});

test('what was not measured misses its goal', () => {
  expect(isKept({ ...MEASURE, federated: [], goal: { most: 1 } })).toBe(false);
  expect(isKept({ ...MEASURE, monolith: [], goal: { mostRatio: 1 } })).toBe(false);
});

test('a row tells median and spread of both sides, their ratio, the goal and the verdict', () => {
  const [head = '', row = '', shifts = '', bytes = ''] = tableOf([
    { ...MEASURE, goal: { mostRatio: 0.2 } },
    { name: 'shifts', unit: 'score', federated: [0.01], monolith: [0], goal: { most: 0 } },
    { name: 'bytes', unit: 'bytes', federated: [300_400], monolith: [] },
  ]);
  expect(head).toMatch(/federated +monolith +ratio +goal/);
  expect(row).toMatch(/^first content, ms +100 \[90–200\] +1000 +0\.10 +≤ 0\.20 × +kept$/);
  expect(shifts).toMatch(/^shifts +0\.0100 +0\.0000 +– +≤ 0 +missed$/);
  expect(bytes).toMatch(/^bytes +300\.4 kB +– +–$/);
});
