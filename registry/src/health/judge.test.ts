import { DEFAULT_CANARY_BUDGET } from '@sundara/contracts/federation';
import { withDuration } from './histogram.ts';
import { judge } from './judge.ts';
import { NO_SUMS, type Sums } from './sums.ts';

const BUDGET = { ...DEFAULT_CANARY_BUDGET, minimumLoads: 20, loadErrorPercent: 10, renderErrorPercent: 5 };

const loaded = (loads: number, ms: number, given: Partial<Sums> = {}): Sums => ({
  ...NO_SUMS,
  loads,
  took: Array.from({ length: loads - (given.loadErrors ?? 0) }).reduce<Sums['took']>(
    (took) => withDuration(took, ms),
    {},
  ),
  ...given,
});
const STABLE = loaded(100, 200);

test('a canary as good as what is beside it stays', () => {
  expect(judge(loaded(500, 210), STABLE, BUDGET)).toBeUndefined();
});

test('nothing is decided before there are enough loads, and with the last of them it is', () => {
  expect(judge(loaded(19, 200, { loadErrors: 19 }), STABLE, BUDGET)).toBeUndefined();
  expect(judge(loaded(20, 200, { loadErrors: 20 }), STABLE, BUDGET)?.rule).toBe('load-errors');
});

test('the budget itself is allowed, and anything above it not', () => {
  expect(judge(loaded(100, 200, { loadErrors: 10 }), STABLE, BUDGET)).toBeUndefined();
  expect(judge(loaded(100, 200, { loadErrors: 11 }), STABLE, BUDGET)).toEqual({
    rule: 'load-errors',
    found: '11 percent of 100 loads failed',
    budget: 'at most 10 percent',
  });
  expect(judge(loaded(100, 200, { renderErrors: 5 }), STABLE, BUDGET)).toBeUndefined();
  expect(judge(loaded(100, 200, { renderErrors: 6 }), STABLE, BUDGET)).toEqual({
    rule: 'render-errors',
    found: '6 percent of 100 loads broke while they were shown',
    budget: 'at most 5 percent',
  });
});

test('a budget of nothing ends a canary with the first error', () => {
  const strict = { ...BUDGET, minimumLoads: 1, loadErrorPercent: 0 };
  expect(judge(loaded(1, 200, { loadErrors: 1 }), STABLE, strict)?.rule).toBe('load-errors');
  expect(judge(loaded(1, 200), STABLE, strict)).toBeUndefined();
});

test('one that is slower than beside it by more than its factor is told with both times', () => {
  expect(judge(loaded(30, 280), STABLE, BUDGET)).toBeUndefined();
  const breach = judge(loaded(30, 340), STABLE, BUDGET);
  expect(breach?.rule).toBe('slow');
  expect(breach?.found).toMatch(/^three of four loads take up to 3\d\d ms, beside it (19|2[01])\d ms$/);
  expect(breach?.budget).toMatch(/^at most (29|3[0-2])\d ms$/);
});

test('slowness is compared only where both sides have enough loads, and never for a new remote', () => {
  expect(judge(loaded(30, 3000), loaded(19, 200), BUDGET)).toBeUndefined();
  expect(judge(loaded(30, 3000), undefined, BUDGET)).toBeUndefined();
  const mostlyFailed = loaded(30, 3000, { loadErrors: 3, took: withDuration({}, 3000) });
  expect(judge(mostlyFailed, STABLE, BUDGET)).toBeUndefined();
});
