import { periodOf } from './date-range.ts';

/** 00:30 on Tuesday 1 December 2026 in Kolkata; still Monday evening in UTC. */
const NOW = new Date('2026-11-30T19:00:00Z');

test.each([
  ['today', '2026-11-30T18:30:00.000Z', '2026-12-01T18:30:00.000Z'],
  ['week', '2026-11-29T18:30:00.000Z', '2026-12-06T18:30:00.000Z'],
  ['month', '2026-11-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z'],
  ['year', '2025-12-31T18:30:00.000Z', '2026-12-31T18:30:00.000Z'],
] as const)('%s is the calendar period in Kolkata', (range, from, to) => {
  const period = periodOf(range, NOW);
  expect([period.from.toISOString(), period.to.toISOString()]).toEqual([from, to]);
});
