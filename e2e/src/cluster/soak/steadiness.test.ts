import { p99 } from '@sundara/contracts/testing';
import { drift, growthPerHour, p99ByQuarter, type Sample } from './steadiness.ts';

const MINUTE = 60_000;
/** A sample each half minute for two hours. */
const run = (value: (minute: number) => number): readonly Sample[] =>
  Array.from({ length: 240 }, (_, index) => ({ at: (index * MINUTE) / 2, value: value(index / 2) }));
/** What waits to be collected comes and goes. */
const collected = (minute: number) => 40 * (minute % 3);

test('what is collected again is no growth, nor what a process takes at its begin', () => {
  expect(growthPerHour(run((minute) => 200 + collected(minute)))).toBeCloseTo(0);
  expect(growthPerHour(run((minute) => Math.min(250, 150 + 10 * minute) + collected(minute)))).toBeCloseTo(0);
});

test('what is never given back is growth, by the hour', () => {
  expect(growthPerHour(run((minute) => 200 + minute / 10 + collected(minute)))).toBeCloseTo(6, 0);
});

test('who was not looked at has no growth that could be within a bound', () => {
  for (const samples of [[], [{ at: 0, value: 200 }]]) expect(growthPerHour(samples)).toBeNaN();
});

test('of a hundred values the ninety-ninth is told, and how it drifts', () => {
  expect(p99(Array.from({ length: 100 }, (_, index) => index + 1))).toBe(99);
  expect(p99ByQuarter(run((minute) => (minute < 60 ? 30 : 40)))).toEqual([30, 30, 40, 40]);
  expect(drift(run(() => 30))).toBe(1);
  expect(drift(run((minute) => (minute < 90 ? 30 : 36)))).toBeCloseTo(1.2);
});
